-- How much work is in line, by kind, for staff; for anybody else there is none. Work that is to begin later is not in line yet.
-- Of the jobs themselves nothing: not who they are about, nor what they were told.
create or replace function waiting_jobs()
returns table (job text, waiting integer, running integer, oldest timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not is_staff() then return; end if;
  return query
    select j.name,
      (count(*) filter (where j.state = 'created'))::integer,
      (count(*) filter (where j.state = 'active'))::integer,
      min(j.start_after) filter (where j.state = 'created')
    from pgboss.job j
    where j.state = 'active' or (j.state = 'created' and j.start_after <= now())
    group by j.name;
end $$;

revoke execute on function waiting_jobs from public;
grant execute on function waiting_jobs to andrum_person;
