-- Staff give up all failed work of one kind and code: it is neither tried again nor shown. Of what is still being tried, e-mails
-- alone: other work has somebody who waits for its end. How many; null for somebody who is not staff.
create or replace function give_up_jobs(p_job text, p_code text, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_jobs integer;
begin
  if not is_staff() then return null; end if;
  update pgboss.job j
  set state = 'cancelled', completed_on = now()
  where j.name = p_job and job_failure_code(j.output) is not distinct from p_code
    and (j.state = 'failed' or (j.state = 'retry' and j.name like 'send-%'));
  get diagnostics v_jobs = row_count;
  if v_jobs > 0 then
    insert into service_entry (at, person_id, action, details) values
      (p_at, current_person(), 'jobs-given-up', jsonb_build_object('job', p_job, 'code', p_code, 'jobs', v_jobs));
  end if;
  return v_jobs;
end $$;

revoke execute on function give_up_jobs from public;
grant execute on function give_up_jobs to andrum_person;
