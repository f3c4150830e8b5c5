-- Whether the transaction's person is a guide: one of the provider's staff whom the operator has made one.
create or replace function is_guide() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from guide g join staff s on s.person_id = g.person_id
    where g.person_id = current_person() and g.ended_at is null)
$$;

revoke execute on function is_guide from public;
grant execute on function is_guide to andrum_person;
