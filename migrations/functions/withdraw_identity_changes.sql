-- Withdraws the changes that wait for these members: a later file says the old again, or they have left.
create or replace function withdraw_identity_changes(p_members uuid[], p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update identity_change set state = 'withdrawn', ended_at = p_at
  where organisation_id = current_organisation() and member_id = any(p_members) and state = 'waiting'
$$;

revoke execute on function withdraw_identity_changes from public;
grant execute on function withdraw_identity_changes to andrum_hr;
