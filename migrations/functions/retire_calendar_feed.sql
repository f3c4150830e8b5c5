-- Notes that a calendar address is dead. When an account goes, its feed goes with it and there is nobody left to keep this
-- for.
create or replace function retire_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into retired_calendar_feed (person_id, token_hash)
  select old.person_id, old.token_hash from identity.person where id = old.person_id
  on conflict do nothing;
  return null;
end $$;

revoke execute on function retire_calendar_feed from public;
