-- The programmes over which the transaction's person may be counted: not counted yet, and the account is as old as a programme takes
-- to its end. Accounts that somebody makes to fill a group up would have to wait that long.
create or replace function countable_programmes(p_now timestamptz) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select one.programme
  from (values ('six-months', interval '150 days'), ('six-weeks', interval '35 days')) as one (programme, takes)
  join identity.person p on p.id = current_person() and p.created_at <= p_now - one.takes
  where not exists (
    select from counted_change c where c.person_id = current_person() and c.programme = one.programme)
$$;

revoke execute on function countable_programmes from public;
grant execute on function countable_programmes to andrum_person;
