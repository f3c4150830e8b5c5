-- In the provider's own log: one of the staff has ended all sessions of an account, or has asked for it with an address that no
-- account has. False, and nothing is written, of anybody who is not staff.
create or replace function note_sessions_ended(p_staff uuid, p_person uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into service_entry (at, person_id, action, details)
  select p_at, s.person_id, 'sessions-ended',
    case when exists (select from identity.person p where p.id = p_person)
      then jsonb_build_object('personId', p_person) else '{}' end
  from staff s where s.person_id = p_staff;
  return found;
end $$;

revoke execute on function note_sessions_ended from public;
grant execute on function note_sessions_ended to andrum_identity;
