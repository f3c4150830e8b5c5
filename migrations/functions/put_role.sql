-- Writes the change of a role and its audit entry. Says 'changed', 'unchanged', 'member-unknown', 'last-owner', or 'asks': somebody
-- who is a safety representative would not be one for long as HR or owner, so that takes their own word (ask_for_role).
create or replace function put_role(p_organisation uuid, p_member uuid, p_role text, p_gives boolean, p_by text, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_unit uuid;
  v_changed integer;
begin
  -- As an import does (organisation-repository.ts): it waits for this and plans anew. And of two owners who end each
  -- other's role at the same time the second is then the last.
  perform pg_advisory_xact_lock(hashtextextended('members ' || p_organisation, 0));
  select unit_id into v_unit from member
  where organisation_id = p_organisation and id = p_member and left_at is null for share;
  if not found then return 'member-unknown'; end if;

  if p_gives and p_role in ('hr', 'owner') and p_by <> 'representative' and exists (
    select from role_assignment
    where organisation_id = p_organisation and member_id = p_member and role = 'safety_representative'
  ) and not exists (
    select from role_assignment
    where organisation_id = p_organisation and member_id = p_member and role = p_role
  ) then return 'asks'; end if;

  if p_gives then
    insert into role_assignment (organisation_id, member_id, role, unit_id)
    values (p_organisation, p_member, p_role, case when p_role = 'manager' then v_unit end)
    on conflict do nothing;
  else
    if p_role = 'owner' and not exists (
      select from role_assignment r
      join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
      where r.organisation_id = p_organisation and r.role = 'owner' and r.member_id <> p_member
    ) then return 'last-owner'; end if;
    delete from role_assignment where organisation_id = p_organisation and member_id = p_member and role = p_role;
  end if;
  get diagnostics v_changed = row_count;
  if v_changed = 0 then return 'unchanged'; end if;
  -- Whose office has ended is asked for no word any more.
  if p_role = 'safety_representative' and not p_gives then
    update role_request set state = 'refused', decided_at = p_at
    where organisation_id = p_organisation and member_id = p_member and role <> p_role and state = 'waiting';
  end if;

  insert into audit_entry (organisation_id, at, person_id, action, details)
  values (p_organisation, p_at, case when p_by <> 'provider' then current_person() end,
    case when p_gives then 'role-given' else 'role-ended' end,
    jsonb_build_object('memberId', p_member, 'role', p_role, 'by', p_by));
  return 'changed';
end $$;

revoke execute on function put_role from public;
