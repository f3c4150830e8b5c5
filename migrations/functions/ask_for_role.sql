-- Asks for a role that takes somebody's word, once at a time, and writes it into the log. Says 'asked', or 'unchanged' where it is
-- asked for already.
create or replace function ask_for_role(
  p_organisation uuid, p_id uuid, p_member uuid, p_role text, p_gives boolean, p_by text, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_person uuid := case when p_by <> 'provider' then current_person() end;
begin
  insert into role_request (organisation_id, id, member_id, role, gives, asked_at, asked_by)
  values (p_organisation, p_id, p_member, p_role, p_gives, p_at, v_person)
  on conflict (organisation_id, member_id, role) where state = 'waiting' do nothing;
  if not found then return 'unchanged'; end if;
  insert into audit_entry (organisation_id, at, person_id, action, details)
  values (p_organisation, p_at, v_person, 'role-asked',
    jsonb_build_object('memberId', p_member, 'role', p_role, 'gives', p_gives, 'by', p_by));
  return 'asked';
end $$;

revoke execute on function ask_for_role from public;
