-- Whether somebody on a list who is HR, owner or safety representative has this address. Nobody makes it their private one: signing
-- in with it would then open that account, and nobody could act in the role.
create or replace function is_address_of_role(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.email = lower(p_email) and m.left_at is null and r.role in ('hr', 'owner', 'safety_representative'))
$$;

revoke execute on function is_address_of_role from public;
grant execute on function is_address_of_role to andrum_identity;
