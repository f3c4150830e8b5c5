-- Whose calendar feed a secret opens. Notes the day on which it was fetched.
create or replace function open_calendar_feed(p_token_hash bytea, p_today date)
returns table (person_id uuid, titled boolean)
language sql security definer set search_path = public, pg_temp as $$
  update calendar_feed f set fetched_on = greatest(f.fetched_on, p_today)
  where f.token_hash = p_token_hash
  returning f.person_id, f.titled
$$;

revoke execute on function open_calendar_feed from public;
grant execute on function open_calendar_feed to andrum_person;
