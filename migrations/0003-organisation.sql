-- The customer: its tree of units, its members and what they are there, the lists it reads in, and what was done to all that.
-- HR works on the organisation of the transaction; a person sees the organisations where they are members.

create table organisation (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  smallest_group integer not null default 8 check (smallest_group >= 8),
  simulated boolean not null default false,
  -- A simulated organisation is shown once it is whole; one whose making was broken off is made again.
  ready boolean not null default true,
  created_at timestamptz not null default now()
);
alter table organisation enable row level security;
grant select on organisation to andrum_person, andrum_hr, andrum_release;
create policy own on organisation for select to andrum_person using (id in (select own_organisations()));
create policy of_own_organisation on organisation to andrum_hr using (id = current_organisation());
create policy of_released_organisation on organisation to andrum_release using (id = current_organisation());

create table unit (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  external_id text not null check (length(external_id) between 1 and 64),
  name text not null check (length(name) between 1 and 200),
  parent_id uuid,
  closed_at timestamptz,
  primary key (organisation_id, id),
  -- Checked at the end: an import brings children before their parents.
  foreign key (organisation_id, parent_id) references unit (organisation_id, id) deferrable initially deferred,
  check (parent_id <> id)
);
create unique index unit_open_external_id on unit (organisation_id, external_id) where closed_at is null;
alter table unit enable row level security;
grant select on unit to andrum_person;
grant select, insert, update on unit to andrum_hr;
create policy own on unit for select to andrum_person using (organisation_id in (select own_organisations()));
create policy of_own_organisation on unit to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table member (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  external_id text,
  email text not null check (email = lower(email)),
  name text not null default '',
  language text not null default 'sv' check (language in ('sv', 'en')),
  unit_id uuid not null,
  -- The account that has proven the address.
  person_id uuid,
  left_at timestamptz,
  -- Limits count over 28 days: since when somebody has been here, and where they last left from.
  joined_at timestamptz not null default now(),
  last_left_at timestamptz,
  last_left_unit_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, unit_id) references unit (organisation_id, id)
);
create unique index member_present_email on member (organisation_id, email) where left_at is null;
create unique index member_present_external_id on member (organisation_id, external_id)
  where left_at is null and external_id is not null;
create index member_email on member (email) where left_at is null;
create index member_person on member (person_id) where person_id is not null;
create index member_unit on member (organisation_id, unit_id);
alter table member enable row level security;
grant select on member to andrum_person;
-- Nobody who works for an organisation writes an address over another: that is what apply_identity_changes is for.
grant select, insert, update (name, language, unit_id, external_id, left_at, joined_at, last_left_at, last_left_unit_id)
  on member to andrum_hr;
create policy own on member for select to andrum_person using (person_id = current_person());
create policy of_own_organisation on member to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- Whose address or employee number changes is told first: the change waits seven days, the old address keeps signing in
-- meanwhile and can stop it, and nothing changes while a round asks the person.
create table identity_change (
  organisation_id uuid not null,
  id uuid not null unique,
  member_id uuid not null,
  -- Where the person was when it was asked for: limits count by unit.
  unit_id uuid not null,
  old_email text not null,
  -- Null: stays as it is.
  new_email text check (new_email = lower(new_email)),
  new_external_id text,
  asked_at timestamptz not null,
  takes_effect_at timestamptz not null,
  -- SHA-256 of the secret that was mailed to the old address.
  stop_hash bytea not null unique,
  -- `withdrawn`: a later file says the old again, or the person has left. `impossible`: somebody else had it by then.
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'stopped', 'withdrawn', 'impossible')),
  ended_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade,
  check (new_email is not null or new_external_id is not null),
  check ((state = 'waiting') = (ended_at is null))
);
create unique index identity_change_waiting on identity_change (organisation_id, member_id) where state = 'waiting';
create index on identity_change (organisation_id, asked_at);
create index on identity_change (takes_effect_at) where state = 'waiting';
alter table identity_change enable row level security;
grant select on identity_change to andrum_hr;
create policy of_own_organisation on identity_change for select to andrum_hr using (organisation_id = current_organisation());

-- ---------------------------------------------------------------- roles

create table role_assignment (
  organisation_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('manager', 'hr', 'safety_representative', 'owner')),
  -- For a manager: the unit led. The other roles hold for the whole organisation.
  unit_id uuid,
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade,
  foreign key (organisation_id, unit_id) references unit (organisation_id, id),
  check ((role = 'manager') = (unit_id is not null)),
  unique nulls not distinct (organisation_id, member_id, role, unit_id)
);
alter table role_assignment enable row level security;
grant select on role_assignment to andrum_person;
-- Roles are given and ended through functions: by an owner, or by the provider. What is left to an import: the manager's
-- role ends with the unit it was for, and with the manager's membership.
grant select, delete on role_assignment to andrum_hr;
create policy own on role_assignment for select to andrum_person using (member_id in (select own_members()));
create policy of_own_organisation on role_assignment to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy managers_only on role_assignment as restrictive for delete to andrum_hr using (role = 'manager');

-- An owner asks for a safety representative to be appointed or removed. Nothing changes before a sitting one or the
-- provider confirms.
create table role_request (
  organisation_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- False: the role is to end.
  gives boolean not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  decided_at timestamptz,
  -- Null where the provider has confirmed.
  decided_by uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index role_request_waiting on role_request (organisation_id, member_id) where state = 'waiting';
alter table role_request enable row level security;
grant select on role_request to andrum_hr;
create policy of_own_organisation on role_request for select to andrum_hr using (organisation_id = current_organisation());

-- The provider's own people, who belong to no organisation.
create table staff (
  person_id uuid primary key
);
alter table staff enable row level security;
grant select on staff to andrum_person;
create policy own on staff for select to andrum_person using (person_id = current_person());

-- ---------------------------------------------------------------- lists read in, and the log

create table member_import (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  file_name text not null,
  content bytea,
  created_at timestamptz not null default now(),
  created_by text not null,
  state text not null default 'planning' check (state in ('planning', 'refused', 'planned', 'applying', 'applied', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  report jsonb,
  -- What the organisation looked like when the plan was made: a plan is applied to nothing else.
  planned_against text,
  primary key (organisation_id, id)
);
alter table member_import enable row level security;
-- Not to delete: imports stay in the history.
grant select, insert, update on member_import to andrum_hr;
create policy of_own_organisation on member_import to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table audit_entry (
  organisation_id uuid references organisation on delete cascade,
  id uuid not null default gen_random_uuid() primary key,
  at timestamptz not null default now(),
  person_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index on audit_entry (organisation_id, at);
alter table audit_entry enable row level security;
-- Written by those who work for the organisation, never changed.
grant select, insert on audit_entry to andrum_hr;
grant insert on audit_entry to andrum_release;
create policy of_own_organisation on audit_entry to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on audit_entry for insert to andrum_release
  with check (organisation_id = current_organisation());
