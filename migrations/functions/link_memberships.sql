-- Signing in proves an address: it gives the person the memberships that the address has. Called by sign-in only.
create or replace function link_memberships(p_person uuid, p_email text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member set person_id = p_person
  where email = lower(p_email) and left_at is null and person_id is distinct from p_person
$$;

revoke execute on function link_memberships from public;
grant execute on function link_memberships to andrum_identity;
