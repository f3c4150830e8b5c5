-- Notes of addresses that have taken an e-mail which has not come back. The same for everybody: an e-mail is taken whether or not
-- its reader has answered.
create or replace function forget_refused_addresses(p_today date) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member set address_refused_on = null, address_refused_until = null
  where address_refused_on is not null and left_at is null and address_refused_until <= p_today
$$;

revoke execute on function forget_refused_addresses from public;
grant execute on function forget_refused_addresses to andrum_jobs;
