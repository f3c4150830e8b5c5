-- Questions to the safety representatives of an organisation from somebody who stays unknown (decision 0730). A row has no
-- person and no time of day: the sender's browser has the secret, and here is only its hash.
create table anonymous_question (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  secret_hash bytea not null,
  sent_on date not null,
  -- Sealed with a key of the row, wrapped by the master key (decision 0557).
  sealed bytea not null,
  wrapped_key bytea not null,
  master_key text not null,
  reply_sealed bytea,
  replied_on date,
  state text not null default 'open' check (state in ('open', 'done')),
  noticed_on date,
  primary key (organisation_id, id),
  unique (organisation_id, secret_hash),
  check ((reply_sealed is null) = (replied_on is null))
);
create index anonymous_question_unnoticed on anonymous_question (sent_on) where noticed_on is null;
create index on anonymous_question (sent_on);
alter table anonymous_question enable row level security;

-- Senders and representatives come through functions. Jobs see days, never words or the hash.
grant select (organisation_id, id, sent_on, noticed_on, wrapped_key, master_key), update (noticed_on, wrapped_key, master_key),
  delete on anonymous_question to andrum_jobs;
create policy worked_on on anonymous_question to andrum_jobs using (true) with check (true);
