-- Makes an account one of the provider's staff.
create or replace function appoint_staff(p_person uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into staff (person_id) values (p_person) on conflict do nothing
$$;

revoke execute on function appoint_staff from public;
grant execute on function appoint_staff to andrum_identity;
