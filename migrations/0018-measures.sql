-- The work-environment action plan: a risk at work, of a released cause or written by hand, with how serious it is; what is
-- done about it, by whom and until when; and everything that was said and changed. No figure is copied here: a risk names
-- the round, the unit and the cause, and the figure is read from the snapshot.

create table work_risk (
  organisation_id uuid not null references organisation on delete cascade,
  -- Made of who sent it and the idempotency key, so that the same risk sent again finds itself.
  id uuid not null,
  unit_id uuid not null,
  -- Both or none: the released result that it follows from.
  round_id uuid,
  cause text check (length(cause) between 1 and 64),
  description text not null check (length(description) between 2 and 2000),
  likelihood smallint not null check (likelihood between 1 and 5),
  consequence smallint not null check (consequence between 1 and 5),
  version integer not null default 1 check (version >= 1),
  last_key bytea,
  made_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, unit_id) references unit (organisation_id, id),
  foreign key (organisation_id, round_id) references snapshot (organisation_id, round_id),
  check ((round_id is null) = (cause is null))
);
create index on work_risk (organisation_id, unit_id);
alter table work_risk enable row level security;
grant select, insert, update (description, likelihood, consequence, version, last_key) on work_risk to andrum_hr;
create policy of_own_organisation on work_risk to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table measure (
  organisation_id uuid not null,
  id uuid not null,
  risk_id uuid not null,
  title text not null check (length(title) between 2 and 200),
  description text not null check (length(description) <= 2000),
  -- Where it stands: the source goes, the risk becomes smaller, or people are protected. Null: nobody has said.
  kind text check (kind in ('remove', 'reduce', 'protect')),
  -- Who sees to it: a member with a role, or somebody by name alone.
  owner_member_id uuid,
  owner_name text check (length(owner_name) between 2 and 120),
  due_on date not null,
  follow_up_on date not null,
  status text not null check (status in ('planned', 'under-way', 'done', 'followed-up', 'dropped')),
  follow_up_result text not null check (length(follow_up_result) <= 2000),
  drop_reason text not null check (length(drop_reason) <= 2000),
  -- Whether every employee is told its title and status.
  told boolean not null,
  version integer not null default 1 check (version >= 1),
  last_key bytea,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- The last reminder, as `due 2026-03-10`: a day that is moved is reminded of anew.
  reminded text,
  primary key (organisation_id, id),
  foreign key (organisation_id, risk_id) references work_risk (organisation_id, id) on delete cascade,
  foreign key (organisation_id, owner_member_id) references member (organisation_id, id),
  check (num_nulls(owner_member_id, owner_name) = 1),
  check (follow_up_on >= due_on),
  check (status <> 'followed-up' or follow_up_result <> ''),
  check (status <> 'dropped' or drop_reason <> '')
);
create index on measure (organisation_id, risk_id);
create index on measure (due_on) where status in ('planned', 'under-way');
create index on measure (follow_up_on) where status = 'done';
alter table measure enable row level security;
grant select, insert, update (title, description, kind, owner_member_id, owner_name, due_on, follow_up_on, status,
  follow_up_result, drop_reason, told, version, last_key, changed_at) on measure to andrum_hr;
create policy of_own_organisation on measure to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
-- Employees: what they are told, and no more of it than this.
grant select (organisation_id, id, title, status, told, changed_at) on measure to andrum_person;
create policy told_to_employees on measure for select to andrum_person
  using (told and organisation_id in (select own_organisations()));
-- Jobs see when, never what.
grant select (organisation_id, id, due_on, follow_up_on, status, reminded), update (reminded) on measure to andrum_jobs;
create policy reminded_of on measure to andrum_jobs using (true) with check (true);

-- Who said and changed what, and when. Only ever added to.
create table measure_entry (
  organisation_id uuid not null,
  risk_id uuid not null,
  id uuid not null,
  -- Null: about the risk itself.
  measure_id uuid,
  -- The order in which it was said, also within one moment.
  place bigint generated always as identity,
  at timestamptz not null,
  person_id uuid,
  what text not null check (what in ('made', 'changed', 'commented')),
  comment text check (length(comment) between 1 and 2000),
  -- What was different: field, value before, value after.
  changes jsonb not null default '[]',
  primary key (organisation_id, id),
  foreign key (organisation_id, risk_id) references work_risk (organisation_id, id) on delete cascade,
  foreign key (organisation_id, measure_id) references measure (organisation_id, id),
  check ((what = 'commented') = (comment is not null))
);
create index on measure_entry (organisation_id, risk_id);
alter table measure_entry enable row level security;
grant select, insert on measure_entry to andrum_hr;
create policy of_own_organisation on measure_entry to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
