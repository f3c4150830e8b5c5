-- An address has this kind of mail again.
create or replace function accept_mail(p_address bytea, p_kind text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_refusal where address_hash = p_address and kind = p_kind
$$;

revoke execute on function accept_mail from public;
grant execute on function accept_mail to andrum_person;
