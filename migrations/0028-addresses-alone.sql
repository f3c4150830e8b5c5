-- Members are found by their address, never by having none. Where the table had no statistics yet, PostgreSQL read all who
-- have none out of these indexes, once for everybody on a round's list.
drop index member_email;
create index member_email on member (email) where left_at is null and email is not null;
drop index member_present_email;
create unique index member_present_email on member (organisation_id, email) where left_at is null and email is not null;
