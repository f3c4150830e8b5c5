-- Makes one of the staff a guide, or changes how the guide is shown and how many people they have. False for somebody who is not
-- staff.
create or replace function appoint_guide(p_person uuid, p_name text, p_licence_number text, p_caseload integer)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from staff where person_id = p_person for update;
  if not found then return false; end if;
  insert into guide (person_id, name, licence_number, caseload) values (p_person, p_name, p_licence_number, p_caseload)
  on conflict (person_id) do update
  set name = excluded.name, licence_number = excluded.licence_number, caseload = excluded.caseload, ended_at = null;
  return true;
end $$;

revoke execute on function appoint_guide from public;
grant execute on function appoint_guide to andrum_identity;
