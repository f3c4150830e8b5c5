-- The list of a guide reads no whole threads: when a participant last wrote or shared anything stands in the guidance, and what is not
-- read or answered has an index of its own.
alter table guidance add column last_sign_at timestamptz;
grant update (last_sign_at) on guidance to andrum_person;
create index guidance_message_waiting on guidance_message (person_id, guidance_id)
  where author = 'participant' and (read_at is null or answered_at is null);
