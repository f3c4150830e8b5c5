-- The kinds of mail that an address has switched off.
create or replace function refused_mail(p_address bytea) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select kind from mail_refusal where address_hash = p_address order by kind
$$;

revoke execute on function refused_mail from public;
grant execute on function refused_mail to andrum_person, andrum_jobs;
