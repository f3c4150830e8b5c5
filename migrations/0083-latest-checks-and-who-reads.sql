-- The list of a guide shows the latest weekly checks of each participant: it opened two years of them for every row. They are sealed
-- once more by themselves. Null for a worksheet or a plan, and for what was shared before; then the list opens the whole copy.
-- Late answers that nobody can read are told apart: what a day brings returns both numbers.
alter table guidance_share add column latest bytea;
grant update (latest) on guidance_share to andrum_person;
drop function if exists settle_guidances(date, timestamptz, integer);
