-- A sitting safety representative answers a request. Whether somebody becomes one is answered by a representative who is neither HR
-- nor owner; what ends their own office, or gives them a role that does, by nobody but themselves. Says 'changed', 'refused',
-- 'unchanged', 'member-unknown', 'not-found' or 'not-allowed'.
create or replace function decide_role_request(p_id uuid, p_confirms boolean, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request role_request%rowtype;
  v_became text := 'refused';
begin
  if not holds_role('safety_representative') then return 'not-allowed'; end if;
  -- As put_role does: of this and a change of the same role, one waits.
  perform pg_advisory_xact_lock(hashtextextended('members ' || current_organisation(), 0));
  select * into v_request from role_request
  where organisation_id = current_organisation() and id = p_id and state = 'waiting' for update;
  if not found then return 'not-found'; end if;
  if v_request.role = 'safety_representative' and v_request.gives then
    if holds_role('hr') or holds_role('owner') then return 'not-allowed'; end if;
  elsif not exists (
    select from member where organisation_id = current_organisation() and id = v_request.member_id
      and person_id = current_person() and left_at is null
  ) then return 'not-allowed'; end if;
  if p_confirms then
    v_became := put_role(
      current_organisation(), v_request.member_id, v_request.role, v_request.gives, 'representative', p_at);
  else
    insert into audit_entry (organisation_id, at, person_id, action, details)
    values (current_organisation(), p_at, current_person(), 'role-refused',
      jsonb_build_object('memberId', v_request.member_id, 'role', v_request.role, 'gives', v_request.gives));
  end if;
  update role_request set state = case when p_confirms then 'confirmed' else 'refused' end,
    decided_at = p_at, decided_by = current_person()
  where organisation_id = current_organisation() and id = p_id;
  return v_became;
end $$;

revoke execute on function decide_role_request from public;
grant execute on function decide_role_request to andrum_hr;
