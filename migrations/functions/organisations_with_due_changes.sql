-- Organisations with changes of address or employee number whose time has come.
create or replace function organisations_with_due_changes(p_now timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct organisation_id from identity_change where state = 'waiting' and takes_effect_at <= p_now
$$;

revoke execute on function organisations_with_due_changes from public;
grant execute on function organisations_with_due_changes to andrum_jobs;
