-- What the release counts with. Nobody else reads it: answers get in through vault.record_answer, lists through
-- vault.list_people.

-- One row a unit and round, written whole at every answer: which row changed last tells nothing about what was answered.
create table vault.counter (
  organisation_id uuid not null,
  round_id uuid not null,
  unit_id uuid not null,
  -- Measure -> integer: 'answers', 'zone:green', 'total', 'category:exhaustion' (hundredths), 'causes', 'cause:demands' …
  amounts jsonb not null,
  primary key (organisation_id, round_id, unit_id),
  foreign key (organisation_id, round_id, unit_id) references round_unit (organisation_id, round_id, unit_id) on delete cascade
);
alter table vault.counter enable row level security;
grant select, delete on vault.counter to andrum_release;
create policy of_released_organisation on vault.counter to andrum_release using (organisation_id = current_organisation());

-- Who took part, as keyed hashes: the refresh rule needs it over rounds. `causes`: answered the causes block too.
create table vault.participation (
  organisation_id uuid not null,
  round_id uuid not null,
  person_hash bytea not null,
  causes boolean not null default false,
  primary key (organisation_id, round_id, person_hash)
);
alter table vault.participation enable row level security;
grant select on vault.participation to andrum_release;
create policy of_released_organisation on vault.participation to andrum_release using (organisation_id = current_organisation());

-- Everybody on a frozen list, as keyed hashes: who is established, whether the same people were asked lately.
create table vault.listed_person (
  organisation_id uuid not null,
  round_id uuid not null,
  -- As in vault.participation: the member, or a tombstone.
  person_hash bytea not null,
  unit_id uuid not null,
  -- Of the address alone, the same in every organisation; of employee number and name within this one. Null: has none, or
  -- erased.
  address_key bytea,
  number_key bytea,
  name_key bytea,
  change text check (change in ('new', 'moved')),
  -- Stood in an approved first list, or in the list of a released round frozen at least 28 days before this one.
  established boolean not null,
  primary key (organisation_id, round_id, person_hash),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
create index on vault.listed_person (organisation_id, person_hash);
create index on vault.listed_person (address_key);
alter table vault.listed_person enable row level security;
grant select on vault.listed_person to andrum_release;
create policy of_released_organisation on vault.listed_person to andrum_release using (organisation_id = current_organisation());

-- Who was counted in which block of a released round.
create table vault.block_member (
  organisation_id uuid not null,
  round_id uuid not null,
  -- 'scores' for the main run, 'causes' for the independent second run.
  run text not null check (run in ('scores', 'causes')),
  block_id text not null,
  person_hash bytea not null,
  primary key (organisation_id, round_id, run, person_hash)
);
alter table vault.block_member enable row level security;
grant select, insert on vault.block_member to andrum_release;
create policy of_released_organisation on vault.block_member to andrum_release
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- Units whose block the guard pooled upward when a round was released: the rounds after hold them back without looking at
-- answers, so that hiding says nothing. Only a release reads this; towards everybody else all hidden units are alike.
create table vault.held_unit (
  organisation_id uuid not null,
  round_id uuid not null,
  run text not null check (run in ('scores', 'causes')),
  unit_id uuid not null,
  primary key (organisation_id, round_id, run, unit_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
alter table vault.held_unit enable row level security;
grant select, insert on vault.held_unit to andrum_release;
create policy of_released_organisation on vault.held_unit to andrum_release
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- For the calibration report: one row an instrument version over all organisations, written whole.
create table vault.calibration (
  instrument_id text not null,
  instrument_version text not null,
  answers bigint not null default 0,
  -- '<item>=<score>' -> how many; '<item>*<item>' -> sum of products.
  amounts jsonb not null default '{}',
  primary key (instrument_id, instrument_version)
);
alter table vault.calibration enable row level security;
grant select on vault.calibration to andrum_release;
-- Below 200 answers the sums say nothing yet, and they say it of few people.
create policy enough_answers on vault.calibration for select to andrum_release using (answers >= 200);

-- The key behind the hashes of who took part, wrapped by the master key. Kept, and not derived again at each start, so that
-- no change of AUTH_SECRET or DATA_KEY makes members look like others: comparisons between rounds depend on it.
create table vault.hash_key (
  single boolean primary key default true check (single),
  wrapped_key bytea not null,
  master_key text not null
);
alter table vault.hash_key enable row level security;
grant select, insert, update (wrapped_key, master_key) on vault.hash_key to andrum_jobs;
create policy held on vault.hash_key to andrum_jobs using (true) with check (true);
