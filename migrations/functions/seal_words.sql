-- Puts sealed words in place of those in clear, in one row at a time; nothing happens when it is sealed already, or changed
-- since it was read.
create or replace function seal_words(
  p_kind text, p_id uuid, p_words jsonb, p_sealed bytea, p_wrapped_key bytea, p_master_key text, p_words_hash bytea
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_kind = 'support-request' then
    update support_request set name = '', reach = '', message = '', sealed = p_sealed, wrapped_key = p_wrapped_key,
      master_key = p_master_key
    where id = p_id and sealed is null
      and jsonb_build_object('name', name, 'reach', reach, 'message', message) = p_words;
  else
    update contact_message set name = '', email = '', phone = '', subject = '', message = '', sealed = p_sealed,
      wrapped_key = p_wrapped_key, master_key = p_master_key, words_hash = p_words_hash
    where id = p_id and sealed is null and jsonb_build_object('name', name, 'email', email, 'phone', phone,
      'subject', subject, 'message', message) = p_words;
  end if;
  return found;
end $$;

revoke execute on function seal_words from public;
grant execute on function seal_words to andrum_jobs;
