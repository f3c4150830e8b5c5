-- Rounds of so many people that their list is frozen by a job. The row goes when the round is there; where the job had to
-- refuse it, it says why until HR prepares another.
create table round_preparation (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  -- As in the contract's roundToPrepare.
  asked jsonb not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  invited integer not null,
  percent integer not null default 0 check (percent between 0 and 100),
  refusal jsonb,
  primary key (organisation_id, id)
);
-- The same wish sent twice is one.
create unique index on round_preparation (organisation_id, asked_by, asked) where refusal is null;
alter table round_preparation enable row level security;
grant select, insert, delete, update (percent, refusal) on round_preparation to andrum_hr;
create policy of_own_organisation on round_preparation to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
