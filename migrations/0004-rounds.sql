-- A round of questions: its list of people is frozen and reviewed first (`in-review`), then it opens, closes and is
-- released; one that never opens is cancelled. What people answer is nowhere here.

create table round (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null unique,
  name text not null check (length(name) between 2 and 120),
  instrument_id text not null,
  instrument_version text not null,
  unit_id uuid not null,
  smallest_group integer not null check (smallest_group >= 8),
  state text not null default 'open' check (state in ('in-review', 'open', 'closed', 'released', 'cancelled')),
  -- While under review: the planned time.
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  released_at timestamptz,
  invited integer not null,
  invitations_percent integer not null default 0 check (invitations_percent between 0 and 100),
  release_percent integer not null default 0 check (release_percent between 0 and 100),
  -- Of the whole scope, once a day, in steps of ten; nothing below 40 invited.
  participation_step integer check (participation_step between 0 and 100),
  participation_day date,
  -- When tree and members were frozen.
  frozen_at timestamptz not null,
  reviewer text check (reviewer in ('safety-representative', 'owner')),
  opened_by text check (opened_by in ('approval', 'silence', 'statement')),
  -- How the owner says employees were informed, where no safety representative is appointed.
  statement text check (length(statement) between 20 and 2000),
  -- People who are on the list for the first time, and people of the lists before who are not on it. Null: nothing to
  -- compare with.
  joined integer,
  gone integer,
  primary key (organisation_id, id),
  check (closes_at > opened_at)
);
\ir functions/refuse_going_back.sql
create trigger round_goes_on before update of state on round for each row execute function refuse_going_back();
alter table round enable row level security;
grant select on round to andrum_person, andrum_hr, andrum_release;
grant insert, update (state, opened_at, closes_at, closed_at, invitations_percent, opened_by, statement) on round to andrum_hr;
grant update (state, closed_at, released_at, release_percent, participation_step, participation_day) on round to andrum_release;
create policy own on round for select to andrum_person using (organisation_id in (select own_organisations()));
create policy of_own_organisation on round to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on round to andrum_release using (organisation_id = current_organisation());

-- The tree as it was when it was frozen.
create table round_unit (
  organisation_id uuid not null,
  round_id uuid not null,
  unit_id uuid not null,
  parent_id uuid,
  name text not null,
  position integer not null,
  -- Members of the unit itself: on the list, new in the unit since it was last asked, gone from it, and gone after one
  -- list only.
  invited integer,
  joined integer,
  gone integer,
  brief integer,
  primary key (organisation_id, round_id, unit_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
alter table round_unit enable row level security;
grant select on round_unit to andrum_person, andrum_hr, andrum_release;
grant insert on round_unit to andrum_hr;
create policy own on round_unit for select to andrum_person using (organisation_id in (select own_organisations()));
create policy of_own_organisation on round_unit to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on round_unit to andrum_release using (organisation_id = current_organisation());

-- Who is asked, and where they count. Gone with the release.
create table invitation (
  organisation_id uuid not null,
  round_id uuid not null,
  member_id uuid not null,
  unit_id uuid not null,
  token_hash bytea not null unique,
  -- Makes a second sending harmless.
  used boolean not null default false,
  -- A person who answered and was erased before the release is counted under this instead of their hash.
  tombstone bytea,
  -- What is new about somebody on the list. Null: was in the same unit last time, or there is no list to compare with.
  change text check (change in ('new', 'moved')),
  primary key (organisation_id, round_id, member_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade,
  foreign key (organisation_id, round_id, unit_id) references round_unit (organisation_id, round_id, unit_id)
);
create index on invitation (organisation_id, member_id);
alter table invitation enable row level security;
grant select on invitation to andrum_person;
-- Not `used`: who has answered stays private.
grant insert, select (organisation_id, round_id, member_id, unit_id, change) on invitation to andrum_hr;
grant delete, select (organisation_id, round_id, member_id, unit_id, tombstone) on invitation to andrum_release;
create policy own on invitation for select to andrum_person using (member_id in (select own_members()));
create policy of_own_organisation on invitation to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on invitation to andrum_release using (organisation_id = current_organisation());

-- What was said and done about a list. Only ever added to.
create table list_review_entry (
  organisation_id uuid not null,
  round_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- The order in which it was said, also within one moment: the last objection decides.
  place bigint generated always as identity,
  at timestamptz not null,
  what text not null check (what in ('prepared', 'approved', 'objected', 'stated', 'opened', 'cancelled')),
  -- Null: done by the clock.
  person_id uuid,
  reason text check (length(reason) between 1 and 2000),
  primary key (organisation_id, round_id, id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
alter table list_review_entry enable row level security;
grant select, insert on list_review_entry to andrum_hr;
create policy of_own_organisation on list_review_entry to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
