-- A customer's organisation with its first person, who owns it and is its HR until the first import brings the others.
-- Whole or not at all, which is why it is one function and not several calls.
create or replace function found_organisation(
  p_id uuid, p_name text, p_unit uuid, p_member uuid, p_email text, p_now timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into organisation (id, name, created_at) values (p_id, p_name, p_now);
  insert into unit (organisation_id, id, external_id, name) values (p_id, p_unit, 'top', p_name);
  insert into member (organisation_id, id, email, name, unit_id, person_id)
  values (p_id, p_member, lower(p_email), '', p_unit, (select id from identity.person where email = lower(p_email)));
  insert into role_assignment (organisation_id, member_id, role) values (p_id, p_member, 'owner'), (p_id, p_member, 'hr');
  insert into audit_entry (organisation_id, at, action) values (p_id, p_now, 'organisation-founded');
$$;

revoke execute on function found_organisation from public;
grant execute on function found_organisation to andrum_identity;
