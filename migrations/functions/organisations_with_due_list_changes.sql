-- Organisations with changes by hand whose day has come.
create or replace function organisations_with_due_list_changes(p_today date) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct organisation_id from member_import where state = 'waiting' and holds_from <= p_today
$$;

revoke execute on function organisations_with_due_list_changes from public;
grant execute on function organisations_with_due_list_changes to andrum_jobs;
