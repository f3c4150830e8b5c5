-- What the queue keeps of a failure, as one code: what the worker wrote, or that the queue itself ended a job.
create or replace function job_failure_code(p_output jsonb) returns text
language sql immutable set search_path = public, pg_temp as $$
  select coalesce(p_output ->> 'code', case when p_output -> 'value' ->> 'message' like 'job %time%' then 'timeout' end)
$$;

revoke execute on function job_failure_code from public;
