-- What somebody writes in a support request or to us, and who they are, is sealed with a key of the row, wrapped by the
-- master key (decision 0557). The columns in clear stay for rows from before: a job seals and empties them
-- (usecases/seal-kept-words.ts).

alter table support_request
  add column sealed bytea,
  add column wrapped_key bytea,
  add column master_key text,
  alter column name set default '',
  alter column reach set default '',
  alter column message set default '',
  add check (num_nulls(sealed, wrapped_key, master_key) in (0, 3)),
  -- Nothing is in clear beside what is sealed.
  add check (sealed is null or (name = '' and reach = '' and message = ''));
grant insert (sealed, wrapped_key, master_key) on support_request to andrum_person;
grant select (wrapped_key, master_key), update (sealed, wrapped_key, master_key) on support_request to andrum_jobs;

alter table contact_message
  add column sealed bytea,
  add column wrapped_key bytea,
  add column master_key text,
  -- Of the words, keyed: the same message sent twice is told from another one with the same key.
  add column words_hash bytea,
  alter column name set default '',
  alter column email set default '',
  alter column subject set default '',
  alter column message set default '',
  drop constraint contact_message_name_check,
  drop constraint contact_message_subject_check,
  drop constraint contact_message_message_check,
  add check (length(name) <= 200),
  add check (length(subject) <= 200),
  add check (length(message) <= 10000),
  add check (num_nulls(sealed, wrapped_key, master_key) in (0, 3)),
  add check (sealed is null or (name = '' and email = '' and phone = '' and subject = '' and message = ''));
grant update (wrapped_key, master_key) on contact_message to andrum_jobs;

-- Those that are still in clear are looked for every hour.
create index support_request_in_clear on support_request (sent_at) where sealed is null and name <> '';
create index contact_message_in_clear on contact_message (received_at) where sealed is null;

drop function if exists keep_contact_message(uuid, text, text, text, text, text, text, timestamptz);
drop function if exists received_support_requests();
drop function if exists linked_support_request(bytea);
