-- Staff have all failed work of one kind and code tried again, at once. Said twice it is said once: what is in line already
-- stays as it is. How many came back into line; null for somebody who is not staff.
create or replace function retry_jobs(p_job text, p_code text, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_jobs integer;
begin
  if not is_staff() then return null; end if;
  update pgboss.job j
  set state = 'retry', start_after = now(), completed_on = null,
    retry_limit = case when j.state = 'failed' then j.retry_count + 1 else j.retry_limit end
  where j.name = p_job and job_failure_code(j.output) is not distinct from p_code
    and (j.state = 'failed' or (j.state = 'retry' and j.start_after > now()));
  get diagnostics v_jobs = row_count;
  if v_jobs > 0 then
    insert into service_entry (at, person_id, action, details) values
      (p_at, current_person(), 'jobs-retried', jsonb_build_object('job', p_job, 'code', p_code, 'jobs', v_jobs));
  end if;
  return v_jobs;
end $$;

revoke execute on function retry_jobs from public;
grant execute on function retry_jobs to andrum_person;
