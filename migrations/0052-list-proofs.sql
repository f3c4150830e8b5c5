-- With what each invited person can see that they are on the frozen list of their round (docs/domain/record-log.md): the tree
-- over the list as tiles of 256 hashes, so that one proof reads a few of them. They go with the invitations, at the release.
create table frozen_list_tile (
  organisation_id uuid not null,
  round_id uuid not null,
  level integer not null check (level >= 0),
  place integer not null check (place >= 0),
  -- Leaves are ordered: the first one says where to look for another.
  first_hash bytea not null check (length(first_hash) = 32),
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (organisation_id, round_id, level, place),
  foreign key (organisation_id, round_id) references frozen_list on delete cascade
);
-- Hashes do not become shorter by compressing.
alter table frozen_list_tile alter column hashes set storage external;
create unique index on frozen_list_tile (organisation_id, round_id, first_hash) where level = 0;
create trigger frozen_list_tile_stays before update on frozen_list_tile for each row execute function refuse_change();
alter table frozen_list_tile enable row level security;
grant insert on frozen_list_tile to andrum_hr;
grant delete, select (organisation_id, round_id) on frozen_list_tile to andrum_release;
create policy of_own_organisation on frozen_list_tile to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on frozen_list_tile to andrum_release using (organisation_id = current_organisation());

-- What an invited person is shown of an opening: a record of its own, without units.
alter table round_record drop constraint round_record_kind_check,
  add constraint round_record_kind_check check (kind in ('round-opened', 'list-locked', 'round-released'));

-- What witnesses signed is as public as the log that they signed.
grant select on record_log_cosignature to andrum_person;
drop policy of_nobody on record_log_cosignature;
create policy of_nobody on record_log_cosignature to andrum_person, andrum_hr, andrum_release using (true) with check (true);
