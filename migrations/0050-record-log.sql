-- The record log: what was said about rounds when they opened and were released, so that nobody can say it differently
-- afterwards (docs/domain/record-log.md). Entries say nothing without the record and its salt; the log is public.
\ir functions/refuse_change.sql

create table record_log_entry (
  place bigint primary key check (place >= 0),
  entry bytea not null check (length(entry) = 32)
);
create trigger record_log_entry_stays before update or delete on record_log_entry
  for each row execute function refuse_change();
alter table record_log_entry enable row level security;
grant select on record_log_entry to andrum_person;
create policy of_nobody on record_log_entry to andrum_person using (true);

-- The hash of each complete subtree of 2^level entries.
create table record_log_subtree (
  level integer not null,
  place bigint not null,
  hash bytea not null check (length(hash) = 32),
  primary key (level, place)
);
create trigger record_log_subtree_stays before update or delete on record_log_subtree
  for each row execute function refuse_change();
alter table record_log_subtree enable row level security;
grant select on record_log_subtree to andrum_person, andrum_hr;
create policy of_nobody on record_log_subtree to andrum_person, andrum_hr using (true);

-- Programs that have opened or released a round here.
create table program_record (
  place bigint primary key references record_log_entry,
  salt bytea not null check (length(salt) = 32),
  version text not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$')
);
create trigger program_record_stays before update or delete on program_record
  for each row execute function refuse_change();
alter table program_record enable row level security;
grant select, insert on program_record to andrum_hr, andrum_release;
create policy of_nobody on program_record to andrum_hr, andrum_release using (true) with check (true);

create table round_record (
  organisation_id uuid not null,
  round_id uuid not null,
  kind text not null check (kind in ('round-opened', 'round-released')),
  place bigint not null,
  salt bytea not null check (length(salt) = 32),
  -- As it was hashed: canonical JSON.
  record text not null,
  primary key (organisation_id, round_id, kind),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
create trigger round_record_stays before update on round_record for each row execute function refuse_change();
alter table round_record enable row level security;
grant select, insert on round_record to andrum_hr, andrum_release;
create policy of_own_organisation on round_record to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on round_record to andrum_release
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- What witnesses have signed: of each and each size the first time and the last.
create table record_log_cosignature (
  size bigint not null check (size >= 0),
  -- `name+id+key`
  key text not null,
  -- The signed checkpoint that it stands on.
  note text not null,
  first_line text not null,
  first_at timestamptz not null,
  last_line text not null,
  last_at timestamptz not null,
  primary key (size, key)
);
alter table record_log_cosignature enable row level security;
grant select on record_log_cosignature to andrum_hr;
create policy of_nobody on record_log_cosignature to andrum_hr, andrum_release using (true) with check (true);
grant select, insert, update (note, first_line, first_at, last_line, last_at) on record_log_cosignature to andrum_release;

-- The root over everybody on a frozen list. Each leaf has a salt, which goes with the invitation.
-- Takes the salts besides.
drop function if exists vault.list_people(uuid, uuid[], uuid[], bytea[], bytea[], bytea[], bytea[], bytea[]);
alter table invitation add column list_salt bytea check (length(list_salt) = 16);
create table frozen_list (
  organisation_id uuid not null,
  round_id uuid not null,
  size integer not null,
  root bytea not null check (length(root) = 32),
  primary key (organisation_id, round_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
create trigger frozen_list_stays before update on frozen_list for each row execute function refuse_change();
alter table frozen_list enable row level security;
grant select, insert on frozen_list to andrum_hr;
create policy of_own_organisation on frozen_list to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
