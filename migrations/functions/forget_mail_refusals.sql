-- What an address has switched off goes with the account that had the address.
create or replace function forget_mail_refusals(p_address bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_refusal where address_hash = p_address
$$;

revoke execute on function forget_mail_refusals from public;
grant execute on function forget_mail_refusals to andrum_person;
