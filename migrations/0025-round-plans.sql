-- Rounds that HR repeats: what the next one asks, and when. Nothing is frozen here and nobody is asked; the next round is
-- prepared by HR and reviewed as every round is.

create table round_plan (
  organisation_id uuid not null references organisation on delete cascade,
  -- The id of the round that it began with.
  id uuid not null,
  instrument_id text not null,
  -- Null: the whole organisation.
  unit_id uuid,
  every_months smallint not null check (every_months in (2, 3)),
  days_open smallint not null check (days_open between 1 and 60),
  reminders smallint[] not null check (cardinality(reminders) <= 2),
  next_on date not null,
  -- The day of which HR has been told.
  announced date,
  version integer not null default 1 check (version >= 1),
  stopped_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, unit_id) references unit (organisation_id, id)
);
create index on round_plan (next_on) where stopped_at is null;
alter table round_plan enable row level security;
grant select, insert, update (instrument_id, unit_id, every_months, days_open, reminders, next_on, version, stopped_at)
  on round_plan to andrum_hr;
create policy of_own_organisation on round_plan to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
-- Jobs see when, never what.
grant select (organisation_id, id, next_on, announced, stopped_at), update (announced) on round_plan to andrum_jobs;
create policy announced_by_jobs on round_plan to andrum_jobs using (true) with check (true);
