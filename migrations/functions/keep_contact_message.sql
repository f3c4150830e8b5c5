-- Keeps a message from the contact form once. Senders have no right to the table. Says 'kept' (new), 'same' (was there
-- already) or 'other' (has the key but not the words).
create or replace function keep_contact_message(
  p_id uuid, p_name text, p_email text, p_phone text, p_subject text, p_message text, p_language text, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contact_message (id, name, email, phone, subject, message, language, received_at)
  values (p_id, p_name, p_email, p_phone, p_subject, p_message, p_language, p_at)
  on conflict (id) do nothing;
  if found then return 'kept'; end if;
  return case when exists (
    select from contact_message where id = p_id
      and (name, email, phone, subject, message) = (p_name, p_email, p_phone, p_subject, p_message)
  ) then 'same' else 'other' end;
end $$;

revoke execute on function keep_contact_message from public;
grant execute on function keep_contact_message to andrum_person;
