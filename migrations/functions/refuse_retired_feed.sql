-- A calendar address that is dead is not made, and takes the place of none.
create or replace function refuse_retired_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from retired_calendar_feed where person_id = new.person_id and token_hash = new.token_hash) then
    return null;
  end if;
  return new;
end $$;

revoke execute on function refuse_retired_feed from public;
