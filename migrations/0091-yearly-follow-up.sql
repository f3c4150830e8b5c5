-- What an organisation writes in its yearly follow-up of the systematic work-environment management: an answer to each question,
-- one follow-up a year. What the product knows itself (rounds, risks, measures) is read where it is and not copied here.

create table yearly_follow_up (
  organisation_id uuid not null references organisation on delete cascade,
  year smallint not null check (year between 2000 and 2200),
  -- Question -> text.
  answers jsonb not null,
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  primary key (organisation_id, year)
);
alter table yearly_follow_up enable row level security;
grant select, insert, update (answers, version, changed_at) on yearly_follow_up to andrum_hr;
create policy of_own_organisation on yearly_follow_up to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
