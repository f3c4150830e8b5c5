-- Files that were read in, and changes made by hand, that were never applied, with what was shown of them and corrected in them; and
-- what would undo those that were. What waits for its day stays until then.
create or replace function forget_import_contents(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member_import set content = null, list_change = null, undo = null, report = report - 'toMap', file_choice = file_choice - 'cells'
  where (content is not null or list_change is not null or undo is not null) and coalesce(settled_at, created_at) < p_before
    and state not in ('planning', 'applying', 'waiting')
$$;

revoke execute on function forget_import_contents from public;
grant execute on function forget_import_contents to andrum_jobs;
