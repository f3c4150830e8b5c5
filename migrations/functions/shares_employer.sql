-- Whether two people are in the same organisation now. Such a guide is never the participant's.
create or replace function shares_employer(p_one uuid, p_other uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member one join member other on other.organisation_id = one.organisation_id
    where one.person_id = p_one and one.left_at is null and other.person_id = p_other and other.left_at is null)
$$;

revoke execute on function shares_employer from public;
