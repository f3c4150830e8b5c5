-- The transaction's person leaves an organisation. The membership ends as when HR ends it: the row stays, lists of open
-- rounds stay, and nothing says who ended it. Says 'left', 'unknown' where there is no membership, or 'role-held' to
-- somebody with a role that others rely on, which an owner ends first.
create or replace function leave_organisation(p_organisation uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_members uuid[];
begin
  -- As put_role and imports do: of two who change the list, one waits.
  perform pg_advisory_xact_lock(hashtextextended('members ' || p_organisation, 0));
  select coalesce(array_agg(id), '{}') into v_members from member
  where organisation_id = p_organisation and person_id = current_person() and left_at is null;
  if v_members = '{}' then return 'unknown'; end if;
  if exists (
    select from role_assignment
    where organisation_id = p_organisation and member_id = any(v_members) and role <> 'manager'
  ) then return 'role-held'; end if;
  delete from role_assignment where organisation_id = p_organisation and member_id = any(v_members);
  update identity_change set state = 'withdrawn', ended_at = p_at
  where organisation_id = p_organisation and member_id = any(v_members) and state = 'waiting';
  update member set left_at = p_at, last_left_at = p_at, last_left_unit_id = unit_id, mobile = null,
    address_refused_on = case when email is not null then address_refused_on end
  where organisation_id = p_organisation and id = any(v_members);
  return 'left';
end $$;

revoke execute on function leave_organisation from public;
grant execute on function leave_organisation to andrum_person;
