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
