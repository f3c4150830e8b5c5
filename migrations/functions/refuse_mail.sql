-- An address switches one kind of mail off. The functions on `mail_refusal` let nobody list who has refused what: they
-- answer about an address whose hash the caller can make.
create or replace function refuse_mail(p_address bytea, p_kind text, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mail_refusal (address_hash, kind, refused_at) select p_address, p_kind, p_at
  where not exists (select from erasure where person_id = current_person()) on conflict do nothing
$$;

revoke execute on function refuse_mail from public;
grant execute on function refuse_mail to andrum_person;
