-- Sealed slips for those who have no address: who is invited by a code, and that sheets were printed. Gone with the release,
-- as invitations are.

-- One code a person; making another one replaces it. Gateway functions alone read and write this: whoever prints slips
-- learns neither the hash nor whether a code was used.
create table slip (
  organisation_id uuid not null,
  round_id uuid not null,
  member_id uuid not null,
  code_hash bytea not null unique,
  primary key (organisation_id, round_id, member_id),
  foreign key (organisation_id, round_id, member_id) references invitation (organisation_id, round_id, member_id)
    on delete cascade
);
alter table slip enable row level security;

-- That slips of a unit were printed, when and by whom, never whose code was used.
create table slip_printing (
  organisation_id uuid not null,
  round_id uuid not null,
  id uuid not null,
  unit_id uuid not null,
  -- The order in which it was done, also within one moment.
  place bigint generated always as identity,
  at timestamptz not null,
  person_id uuid not null,
  printed_as text not null check (printed_as in ('employer', 'safety_representative')),
  slips integer not null check (slips > 0),
  primary key (organisation_id, round_id, id),
  foreign key (organisation_id, round_id, unit_id) references round_unit (organisation_id, round_id, unit_id) on delete cascade
);
create index on slip_printing (organisation_id, round_id, unit_id, place);
alter table slip_printing enable row level security;
grant select on slip_printing to andrum_hr;
create policy of_own_organisation on slip_printing for select to andrum_hr using (organisation_id = current_organisation());
