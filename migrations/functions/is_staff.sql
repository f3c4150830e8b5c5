-- Whether the transaction's person is one of the provider's staff: row policies and booking functions ask it.
create or replace function is_staff() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from staff where person_id = current_person())
$$;

revoke execute on function is_staff from public;
grant execute on function is_staff to andrum_person;
