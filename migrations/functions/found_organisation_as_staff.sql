-- A customer's organisation, set up by one of the staff on the web. Asked twice with the same id it is set up once. Whether it
-- was set up now; null for somebody who is not staff.
create or replace function found_organisation_as_staff(
  p_id uuid, p_name text, p_unit uuid, p_member uuid, p_email text, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_staff() then return null; end if;
  -- Of two at once the second waits here.
  perform pg_advisory_xact_lock(hashtextextended(p_id::text, 0));
  if exists (select from organisation where id = p_id) then return false; end if;
  perform found_organisation(p_id, p_name, p_unit, p_member, p_email, p_now);
  insert into service_entry (at, person_id, action, details)
  values (p_now, current_person(), 'organisation-founded', jsonb_build_object('organisation', p_id));
  return true;
end $$;

revoke execute on function found_organisation_as_staff from public;
grant execute on function found_organisation_as_staff to andrum_person;
