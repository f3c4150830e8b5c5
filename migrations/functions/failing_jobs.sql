-- Work that failed and is tried again, or has failed every time, for staff: by kind and code, never one by one. Of an e-mail
-- the domain alone, and only where eight people of some list or other have it (decision 0561): a domain of one's own is a name.
create or replace function failing_jobs()
returns table (
  job text, given_up boolean, code text, jobs integer, tries integer, next_try timestamptz, last_try timestamptz,
  domains text[], elsewhere integer
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not is_staff() then return; end if;
  return query
    with failing as materialized (
      select j.name, j.state = 'failed' as ended, job_failure_code(j.output) as why, j.output ->> 'domain' as domain,
        j.retry_count, j.start_after, coalesce(j.completed_on, j.started_on) as tried
      from pgboss.job j where j.state in ('retry', 'failed') and j.source_name is null
    ), shared as materialized (
      select split_part(m.email, '@', 2) as domain from member m
      where m.left_at is null and split_part(m.email, '@', 2) in (select f.domain from failing f)
      group by 1 having count(distinct m.email) >= 8
    )
    select f.name, f.ended, f.why, count(*)::integer, (max(f.retry_count) + 1)::integer,
      min(f.start_after) filter (where not f.ended), max(f.tried),
      coalesce((array_agg(distinct s.domain) filter (where s.domain is not null))[1:5], '{}'),
      (count(*) filter (where f.domain is not null and s.domain is null))::integer
    from failing f left join shared s on s.domain = f.domain
    group by f.name, f.ended, f.why;
end $$;

revoke execute on function failing_jobs from public;
grant execute on function failing_jobs to andrum_person;
