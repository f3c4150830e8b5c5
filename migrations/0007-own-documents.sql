-- What a person writes and goes on changing: exercises, a plan, a programme. One row a person and kind, sealed like a result.
create table own_document (
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Counts writes from 1. Whoever writes says which version they changed, so that no device writes over another unseen.
  version integer not null check (version > 0),
  -- AES-256-GCM with the person's data key: nonce, ciphertext and tag. Kind and content, filled up to a power of two.
  sealed bytea not null,
  -- Keyed hash of the last write's idempotency key: the same write sent again is one write.
  last_key bytea,
  updated_at timestamptz not null,
  primary key (person_id, kind)
);

alter table own_document enable row level security;
grant select, insert, update (version, sealed, last_key, updated_at) on own_document to andrum_person;
create policy own on own_document to andrum_person
  using (person_id = current_person()) with check (person_id = current_person());

-- One on its way in while its person is erased waits, and is then not stored.
create trigger document_of_somebody before insert on own_document for each row execute function keep_for_nobody_erased();
