-- What is a person's own: sealed with a key of theirs, seen by nobody else, gone with the account.
\ir functions/keep_for_nobody_erased.sql

create table person_key (
  person_id uuid primary key,
  -- The person's data key, wrapped by the operator's master key; `master_key` says which one.
  wrapped_key bytea not null,
  master_key text not null
);
create trigger key_of_somebody before insert on person_key for each row execute function keep_for_nobody_erased();
alter table person_key enable row level security;
grant select, insert on person_key to andrum_person;
create policy own on person_key to andrum_person using (person_id = current_person()) with check (person_id = current_person());
-- A master key that replaces another: the job wraps every person's key again. It holds no key that opens them.
grant select, update (wrapped_key, master_key) on person_key to andrum_jobs;
create policy wrapped_anew on person_key to andrum_jobs using (true) with check (true);

create table own_result (
  person_id uuid not null,
  id uuid not null,
  -- AES-256-GCM with the person's data key: nonce, ciphertext and tag. Instrument, answers, result, time: all inside.
  sealed bytea not null,
  primary key (person_id, id)
);
create trigger result_of_somebody before insert on own_result for each row execute function keep_for_nobody_erased();
alter table own_result enable row level security;
grant select, insert, delete on own_result to andrum_person;
create policy own on own_result to andrum_person using (person_id = current_person()) with check (person_id = current_person());

-- What a person writes and goes on changing: exercises, a plan, a programme. One row a person and kind, sealed like a
-- result.
create table own_document (
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Counts writes from 1. Anyone who writes says which version they changed, so that no device writes over another
  -- unseen.
  version integer not null check (version > 0),
  -- AES-256-GCM with the person's data key: nonce, ciphertext and tag. Kind and content, filled up to a power of two.
  sealed bytea not null,
  -- Keyed hash of the last write's idempotency key: the same write sent again is one write.
  last_key bytea,
  updated_at timestamptz not null,
  primary key (person_id, kind)
);
create trigger document_of_somebody before insert on own_document for each row execute function keep_for_nobody_erased();
alter table own_document enable row level security;
grant select, insert, update (version, sealed, last_key, updated_at) on own_document to andrum_person;
create policy own on own_document to andrum_person
  using (person_id = current_person()) with check (person_id = current_person());

-- Who was erased, so that an older backup is erased again after a restore. The id was random and leads nowhere now.
create table erasure (
  person_id uuid primary key,
  erased_at timestamptz not null
);
alter table erasure enable row level security;
grant select on erasure to andrum_jobs;
create policy kept_outside on erasure for select to andrum_jobs using (true);

-- ---------------------------------------------------------------- the private calendar feed

-- The address at which somebody's calendar program fetches what they have planned. Only the hash of its secret is kept.
create table calendar_feed (
  person_id uuid primary key references identity.person (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Whether the feed says what each entry is, or only that there is one.
  titled boolean not null,
  made_at timestamptz not null,
  -- A day, no more: how often somebody's telephone asks stays private.
  fetched_on date
);
alter table calendar_feed enable row level security;
grant select, insert, update, delete on calendar_feed to andrum_person;
create policy own on calendar_feed to andrum_person using (person_id = current_person()) with check (person_id = current_person());

-- Hashes of addresses that have been taken back or replaced. None of them ever opens anything again, not even when the
-- wish that made it is sent once more.
create table retired_calendar_feed (
  person_id uuid not null references identity.person (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  primary key (person_id, token_hash)
);
alter table retired_calendar_feed enable row level security;

\ir functions/retire_calendar_feed.sql
create trigger feed_replaced after update of token_hash on calendar_feed for each row
  when (old.token_hash <> new.token_hash) execute function retire_calendar_feed();
create trigger feed_removed after delete on calendar_feed for each row execute function retire_calendar_feed();
\ir functions/refuse_retired_feed.sql
create trigger dead_feeds_stay_dead before insert or update of token_hash on calendar_feed
  for each row execute function refuse_retired_feed();
