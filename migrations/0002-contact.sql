-- Messages from the contact form. Whoever sends one can put it in and never reads any; staff read, jobs mail and forget.

create table contact_message (
  -- Made of the sender's idempotency key, so that the same message sent again finds itself.
  id uuid primary key,
  name text not null check (length(name) between 2 and 200),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  subject text not null check (length(subject) between 2 and 200),
  message text not null check (length(message) between 10 and 10000),
  language text not null check (language in ('sv', 'en')),
  received_at timestamptz not null,
  -- When staff had it by mail: empty means that it is still on its way.
  noticed_at timestamptz
);
create index on contact_message (received_at);
create index contact_message_not_noticed on contact_message (received_at) where noticed_at is null;

alter table contact_message enable row level security;

grant select on contact_message to andrum_person;
create policy read_by_staff on contact_message for select to andrum_person
  using (exists (select from staff where person_id = current_person()));

-- noticed_at alone may change: what somebody wrote stays what they wrote.
grant select, delete, update (noticed_at) on contact_message to andrum_jobs;
create policy worked_on on contact_message to andrum_jobs using (true) with check (true);

-- The door for senders: keeps a message once. 'kept' is new, 'same' was there already, 'other' has the key but not the words.
create function keep_contact_message(
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
revoke execute on function keep_contact_message(uuid, text, text, text, text, text, text, timestamptz) from public;
grant execute on function keep_contact_message(uuid, text, text, text, text, text, text, timestamptz) to andrum_person;
