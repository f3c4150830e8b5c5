-- A sitting safety representative answers a request; only the one whose own role is to end decides that. Says 'changed',
-- 'refused', 'unchanged', 'member-unknown', 'not-found' or 'not-allowed'.
create or replace function decide_role_request(p_id uuid, p_confirms boolean, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request role_request%rowtype;
  v_became text := 'refused';
begin
  if not holds_role('safety_representative') then return 'not-allowed'; end if;
  select * into v_request from role_request
  where organisation_id = current_organisation() and id = p_id and state = 'waiting' for update;
  if not found then return 'not-found'; end if;
  if not v_request.gives and not exists (
    select from member where organisation_id = current_organisation() and id = v_request.member_id
      and person_id = current_person() and left_at is null
  ) then return 'not-allowed'; end if;
  if p_confirms then
    v_became := put_role(
      current_organisation(), v_request.member_id, 'safety_representative', v_request.gives, 'representative', p_at);
  else
    insert into audit_entry (organisation_id, at, person_id, action, details)
    values (current_organisation(), p_at, current_person(), 'role-refused',
      jsonb_build_object('memberId', v_request.member_id, 'role', 'safety_representative', 'gives', v_request.gives));
  end if;
  update role_request set state = case when p_confirms then 'confirmed' else 'refused' end,
    decided_at = p_at, decided_by = current_person()
  where organisation_id = current_organisation() and id = p_id;
  return v_became;
end $$;

revoke execute on function decide_role_request from public;
grant execute on function decide_role_request to andrum_hr;
