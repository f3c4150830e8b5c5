-- Changes that ended before this moment: the addresses in them are no longer needed.
create or replace function forget_identity_changes(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from identity_change where ended_at < p_before
$$;

revoke execute on function forget_identity_changes from public;
grant execute on function forget_identity_changes to andrum_jobs;
