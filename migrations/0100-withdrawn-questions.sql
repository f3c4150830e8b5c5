-- A question that its sender has withdrawn stays with the representatives until the next morning: if it went at once, the minute
-- would say who sat at a screen then. The day, and no time, says from when it is gone.
alter table anonymous_question add column withdrawn_on date;
create index anonymous_question_withdrawn on anonymous_question (withdrawn_on) where withdrawn_on is not null;
grant select (withdrawn_on) on anonymous_question to andrum_jobs;
drop function if exists withdraw_question(uuid, bytea);
