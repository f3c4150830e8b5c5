-- Stops a change by the link in the mail to the old address. Says whether it is stopped now; false for one that is unknown
-- or has taken effect.
create or replace function stop_identity_change(p_stop_hash bytea, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_change identity_change%rowtype;
begin
  select * into v_change from identity_change where stop_hash = p_stop_hash for update;
  if not found then return false; end if;
  if v_change.state = 'stopped' then return true; end if;
  if v_change.state <> 'waiting' then return false; end if;
  update identity_change set state = 'stopped', ended_at = p_at
  where organisation_id = v_change.organisation_id and id = v_change.id;
  insert into audit_entry (organisation_id, at, action, details)
  values (v_change.organisation_id, p_at, 'identity-change-stopped',
    jsonb_build_object('memberId', v_change.member_id, 'changeId', v_change.id));
  return true;
end $$;

revoke execute on function stop_identity_change from public;
grant execute on function stop_identity_change to andrum_person;
