-- What was released of a round. HR reads this and no counter; nothing of it ever changes.
\ir functions/refuse_change.sql

create table snapshot (
  organisation_id uuid not null,
  round_id uuid not null,
  released_at timestamptz not null,
  policy_version text not null,
  primary key (organisation_id, round_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
create trigger snapshot_is_immutable before update on snapshot for each row execute function refuse_change();
alter table snapshot enable row level security;
grant select on snapshot to andrum_hr;
grant select, insert on snapshot to andrum_release;
create policy of_own_organisation on snapshot to andrum_hr using (organisation_id = current_organisation());
create policy of_released_organisation on snapshot to andrum_release
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table snapshot_figure (
  organisation_id uuid not null,
  round_id uuid not null,
  -- 'scores' for the main run, 'causes' for the independent second run.
  run text not null check (run in ('scores', 'causes')),
  unit_id uuid not null,
  -- The next shown unit above, whose figure counts these people too.
  within_id uuid,
  -- Null: hidden, whatever the reason.
  figure jsonb,
  -- What is shown of a unit's own block alone. Null: the figure itself, or the unit has no block. A composed figure is made
  -- of these and tells nothing beside them. Later releases compare with both.
  own jsonb,
  composed boolean not null default false,
  primary key (organisation_id, round_id, run, unit_id),
  foreign key (organisation_id, round_id) references snapshot (organisation_id, round_id) on delete cascade
);
create trigger snapshot_figure_is_immutable before update on snapshot_figure for each row execute function refuse_change();
alter table snapshot_figure enable row level security;
grant select on snapshot_figure to andrum_hr;
grant select, insert on snapshot_figure to andrum_release;
create policy of_own_organisation on snapshot_figure to andrum_hr using (organisation_id = current_organisation());
create policy of_released_organisation on snapshot_figure to andrum_release
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
