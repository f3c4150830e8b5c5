-- A role is given or ended by an owner. HR, owner and manager at once; a safety representative is only asked for, and so is what
-- would end the office of one: 'asked'. Says otherwise what put_role says, or 'not-allowed'.
create or replace function change_role(p_id uuid, p_member uuid, p_role text, p_gives boolean, p_at timestamptz)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_became text := 'asks';
begin
  if not holds_role('owner') then return 'not-allowed'; end if;
  if p_role <> 'safety_representative' then
    v_became := put_role(current_organisation(), p_member, p_role, p_gives, 'owner', p_at);
    if v_became <> 'asks' then return v_became; end if;
  end if;
  perform from member where organisation_id = current_organisation() and id = p_member and left_at is null for share;
  if not found then return 'member-unknown'; end if;
  if p_gives = exists (
    select from role_assignment
    where organisation_id = current_organisation() and member_id = p_member and role = p_role
  ) then return 'unchanged'; end if;
  return ask_for_role(current_organisation(), p_id, p_member, p_role, p_gives, 'owner', p_at);
end $$;

revoke execute on function change_role from public;
grant execute on function change_role to andrum_hr;
