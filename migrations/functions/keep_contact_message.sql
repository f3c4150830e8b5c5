-- Keeps a sealed message from the contact form once. Senders have no right to the table. Says 'kept' (new), 'same' (was
-- there already) or 'other' (has the key but not the words).
create or replace function keep_contact_message(
  p_id uuid, p_sealed bytea, p_wrapped_key bytea, p_master_key text, p_words_hash bytea, p_language text, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contact_message (id, sealed, wrapped_key, master_key, words_hash, language, received_at)
  values (p_id, p_sealed, p_wrapped_key, p_master_key, p_words_hash, p_language, p_at)
  on conflict (id) do nothing;
  if found then return 'kept'; end if;
  return case when exists (select from contact_message where id = p_id and words_hash = p_words_hash)
    then 'same' else 'other' end;
end $$;

revoke execute on function keep_contact_message from public;
grant execute on function keep_contact_message to andrum_person;
