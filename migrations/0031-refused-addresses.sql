-- Whose address the mail server of its domain refuses for good: a fact of the list, for those who keep it. It has nothing to do
-- with who answers: everybody invited is written to alike.
alter table member add column address_refused_on date;
grant update (address_refused_on) on member to andrum_hr;
create index member_refused on member (organisation_id) where address_refused_on is not null and left_at is null;

-- Gives one column more.
drop function if exists own_memberships_ever();
