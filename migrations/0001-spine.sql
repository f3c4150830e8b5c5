-- The first whole shape of the database: who may read what is decided here, by role and by row.
-- The runner has set the role to andrum_owner; role names are replaced by those of this database.

create schema identity;
create schema vault;

revoke all on schema public from public;
grant usage on schema public to andrum_person, andrum_hr, andrum_release, andrum_jobs, andrum_identity;
grant usage on schema identity to andrum_identity;
grant usage on schema vault to andrum_release, andrum_person;

-- Whom the transaction works for. Empty means nobody: every policy below then finds no row.
create function current_person() returns uuid language sql stable
  return nullif(current_setting('app.person', true), '')::uuid;
create function current_organisation() returns uuid language sql stable
  return nullif(current_setting('app.org', true), '')::uuid;

-- ---------------------------------------------------------------- identity

-- Whoever has proven an address once. Passkeys and single sign-on will hang their credentials on this row.
create table identity.person (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  language text not null default 'sv' check (language in ('sv', 'en')),
  created_at timestamptz not null
);

create table identity.session (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  -- SHA-256 of what the cookie holds: who reads this table can sign in as nobody.
  token_hash bytea not null unique,
  -- 'Firefox, Windows': enough to know one's own again.
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.session (person_id);

-- Codes on their way. The code itself is nowhere: it follows from the row's id and a key that the database does not have.
create table identity.sign_in_code (
  id uuid primary key,
  email text not null check (email = lower(email)),
  language text not null check (language in ('sv', 'en')),
  return_to text,
  -- Asked for too often: looks like the others from outside, is never mailed and opens nothing.
  withheld boolean not null,
  tries integer not null default 0,
  -- Where it was asked for, as keyed hash: a code that led to a sign-in is not held against its network.
  network_key bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.sign_in_code (email);
create index on identity.sign_in_code (expires_at);

-- How often something was tried, by keyed hash of an address or a network: shared by all instances.
create table identity.attempt (
  key bytea not null,
  window_start timestamptz not null,
  amount integer not null default 1,
  primary key (key, window_start)
);
create index on identity.attempt (window_start);

grant select, insert, update, delete on all tables in schema identity to andrum_identity;

-- ---------------------------------------------------------------- organisation

create table organisation (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  smallest_group integer not null default 8 check (smallest_group >= 8),
  simulated boolean not null default false,
  -- A simulated organisation is shown once it is whole; one whose making was broken off is made again.
  ready boolean not null default true,
  created_at timestamptz not null default now()
);

create table unit (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  external_id text not null check (length(external_id) between 1 and 64),
  name text not null check (length(name) between 1 and 200),
  parent_id uuid,
  closed_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, parent_id) references unit (organisation_id, id) deferrable initially deferred,
  check (parent_id <> id)
);
create unique index unit_open_external_id on unit (organisation_id, external_id) where closed_at is null;

create table member (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  external_id text,
  email text not null check (email = lower(email)),
  name text not null default '',
  language text not null default 'sv' check (language in ('sv', 'en')),
  unit_id uuid not null,
  person_id uuid,
  left_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, unit_id) references unit (organisation_id, id)
);
create unique index member_present_email on member (organisation_id, email) where left_at is null;
create unique index member_present_external_id on member (organisation_id, external_id) where left_at is null and external_id is not null;
create index member_email on member (email) where left_at is null;
create index member_person on member (person_id) where person_id is not null;
create index member_unit on member (organisation_id, unit_id);

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

create table staff (
  person_id uuid primary key
);

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

create table audit_entry (
  organisation_id uuid references organisation on delete cascade,
  id uuid not null default gen_random_uuid() primary key,
  at timestamptz not null default now(),
  person_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index on audit_entry (organisation_id, at);

-- ---------------------------------------------------------------- rounds

create table round (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null unique,
  name text not null check (length(name) between 2 and 120),
  instrument_id text not null,
  instrument_version text not null,
  unit_id uuid not null,
  smallest_group integer not null check (smallest_group >= 8),
  state text not null default 'open' check (state in ('open', 'closed', 'released')),
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
  primary key (organisation_id, id),
  check (closes_at > opened_at)
);

-- The tree as it was when the round opened.
create table round_unit (
  organisation_id uuid not null,
  round_id uuid not null,
  unit_id uuid not null,
  parent_id uuid,
  name text not null,
  position integer not null,
  primary key (organisation_id, round_id, unit_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);

-- Who is asked, and where they count. `used` makes a second sending harmless; what was answered is nowhere here.
create table invitation (
  organisation_id uuid not null,
  round_id uuid not null,
  member_id uuid not null,
  unit_id uuid not null,
  token_hash bytea not null unique,
  used boolean not null default false,
  primary key (organisation_id, round_id, member_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade,
  foreign key (organisation_id, round_id, unit_id) references round_unit (organisation_id, round_id, unit_id)
);
create index on invitation (organisation_id, member_id);

-- ---------------------------------------------------------------- vault: only the release reads it

-- One row a unit and round, written whole at every answer: which row changed last tells nothing about what was answered.
create table vault.counter (
  organisation_id uuid not null,
  round_id uuid not null,
  unit_id uuid not null,
  -- Measure -> integer: 'answers', 'zone:green', 'total', 'category:exhaustion' (hundredths), 'causes', 'cause:demands' …
  amounts jsonb not null,
  primary key (organisation_id, round_id, unit_id),
  foreign key (organisation_id, round_id, unit_id) references round_unit (organisation_id, round_id, unit_id) on delete cascade
);

-- Who took part, as keyed hashes: the refresh rule needs it over rounds. `causes`: answered the causes block too.
create table vault.participation (
  organisation_id uuid not null,
  round_id uuid not null,
  person_hash bytea not null,
  causes boolean not null default false,
  primary key (organisation_id, round_id, person_hash)
);

-- Who was counted in which block of a released round.
create table vault.block_member (
  organisation_id uuid not null,
  round_id uuid not null,
  -- 'scores' for the main run, 'causes' for the independent second run.
  run text not null check (run in ('scores', 'causes')),
  block_id text not null,
  person_hash bytea not null,
  primary key (organisation_id, round_id, run, person_hash)
);

-- For the calibration report: one row an instrument version over all organisations, written whole.
create table vault.calibration (
  instrument_id text not null,
  instrument_version text not null,
  answers bigint not null default 0,
  -- '<item>=<score>' -> how many; '<item>*<item>' -> sum of products.
  amounts jsonb not null default '{}',
  primary key (instrument_id, instrument_version)
);

-- ---------------------------------------------------------------- snapshots: immutable

create table snapshot (
  organisation_id uuid not null,
  round_id uuid not null,
  released_at timestamptz not null,
  policy_version text not null,
  primary key (organisation_id, round_id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);

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
  primary key (organisation_id, round_id, run, unit_id),
  foreign key (organisation_id, round_id) references snapshot (organisation_id, round_id) on delete cascade
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a released snapshot is never changed';
end $$;
create trigger snapshot_is_immutable before update on snapshot for each row execute function refuse_change();
create trigger snapshot_figure_is_immutable before update on snapshot_figure for each row execute function refuse_change();

-- ---------------------------------------------------------------- a person's own

create table person_key (
  person_id uuid primary key,
  -- The person's data key, wrapped by the operator's master key; `master_key` says which one.
  wrapped_key bytea not null,
  master_key text not null
);

create table own_result (
  person_id uuid not null,
  id uuid not null,
  -- AES-256-GCM with the person's data key: nonce, ciphertext and tag. Instrument, answers, result, time: all inside.
  sealed bytea not null,
  primary key (person_id, id)
);

-- ---------------------------------------------------------------- mail

-- What has gone out, so that a job that runs twice mails once. The id is a keyed hash: it names nobody.
create table sent_mail (
  message_id text primary key,
  claimed_until timestamptz not null,
  sent_at timestamptz
);
create index on sent_mail (claimed_until);
grant select, insert, update, delete on sent_mail to andrum_jobs;

-- Mail that was "sent" in demo mode.

create table demo_mail (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
create index on demo_mail (recipient, sent_at desc);
grant select, insert on demo_mail to andrum_jobs;

-- ---------------------------------------------------------------- row-level security

alter table organisation enable row level security;
alter table unit enable row level security;
alter table member enable row level security;
alter table role_assignment enable row level security;
alter table staff enable row level security;
alter table member_import enable row level security;
alter table audit_entry enable row level security;
alter table round enable row level security;
alter table round_unit enable row level security;
alter table invitation enable row level security;
alter table vault.counter enable row level security;
alter table vault.participation enable row level security;
alter table vault.block_member enable row level security;
alter table vault.calibration enable row level security;
alter table snapshot enable row level security;
alter table snapshot_figure enable row level security;
alter table person_key enable row level security;
alter table own_result enable row level security;

-- People: what is their own.
create function own_organisations() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select organisation_id from member where person_id = current_person() and left_at is null
$$;
create function own_members() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from member where person_id = current_person() and left_at is null
$$;

grant select on organisation, unit, member, role_assignment, staff, round, round_unit, invitation to andrum_person;
grant select, insert, update on person_key to andrum_person;
grant select, insert, delete on own_result to andrum_person;
grant insert on audit_entry to andrum_person, andrum_hr, andrum_release;

create policy own on organisation for select to andrum_person using (id in (select own_organisations()));
create policy own on unit for select to andrum_person using (organisation_id in (select own_organisations()));
create policy own on member for select to andrum_person using (person_id = current_person());
create policy own on role_assignment for select to andrum_person using (member_id in (select own_members()));
create policy own on staff for select to andrum_person using (person_id = current_person());
create policy own on round for select to andrum_person using (organisation_id in (select own_organisations()));
create policy own on round_unit for select to andrum_person using (organisation_id in (select own_organisations()));
create policy own on invitation for select to andrum_person using (member_id in (select own_members()));
create policy own on person_key to andrum_person using (person_id = current_person()) with check (person_id = current_person());
create policy own on own_result to andrum_person using (person_id = current_person()) with check (person_id = current_person());
create policy written_for_oneself on audit_entry for insert to andrum_person with check (person_id = current_person());

-- HR: the organisation's own set-up, and released snapshots. No right on results, counters, vault, nor on who has answered.
grant select on organisation, round, round_unit, snapshot, snapshot_figure, audit_entry to andrum_hr;
grant select, insert, update on unit, member, member_import to andrum_hr;
grant select, insert, delete on role_assignment to andrum_hr;
grant insert on round, round_unit, invitation to andrum_hr;
grant update (state, closed_at, invitations_percent) on round to andrum_hr;
grant select (organisation_id, round_id, member_id, unit_id) on invitation to andrum_hr;
grant delete on member_import to andrum_hr;

create policy of_own_organisation on organisation to andrum_hr using (id = current_organisation());
create policy of_own_organisation on unit to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on member to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on role_assignment to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on member_import to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on audit_entry to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on round to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on round_unit to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on invitation to andrum_hr using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_own_organisation on snapshot to andrum_hr using (organisation_id = current_organisation());
create policy of_own_organisation on snapshot_figure to andrum_hr using (organisation_id = current_organisation());

-- The release: reads counters and vault of one organisation, writes its snapshot.
grant select on organisation, round, round_unit, snapshot, snapshot_figure to andrum_release;
grant select (organisation_id, round_id, member_id, unit_id) on invitation to andrum_release;
grant delete on invitation to andrum_release;
grant select, delete on vault.counter to andrum_release;
grant select on vault.participation, vault.calibration to andrum_release;
grant select, insert on vault.block_member to andrum_release;
grant insert on snapshot, snapshot_figure to andrum_release;
grant update (state, closed_at, released_at, release_percent, participation_step, participation_day) on round to andrum_release;

create policy of_released_organisation on organisation to andrum_release using (id = current_organisation());
create policy of_released_organisation on round to andrum_release using (organisation_id = current_organisation());
create policy of_released_organisation on round_unit to andrum_release using (organisation_id = current_organisation());
create policy of_released_organisation on invitation to andrum_release using (organisation_id = current_organisation());
create policy of_released_organisation on vault.counter to andrum_release using (organisation_id = current_organisation());
create policy of_released_organisation on vault.participation to andrum_release using (organisation_id = current_organisation());
create policy of_released_organisation on vault.block_member to andrum_release using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
-- Below 200 answers the sums say nothing yet, and they say it of few people.
create policy enough_answers on vault.calibration for select to andrum_release using (answers >= 200);
create policy of_released_organisation on snapshot to andrum_release using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on snapshot_figure to andrum_release using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
create policy of_released_organisation on audit_entry for insert to andrum_release with check (organisation_id = current_organisation());

-- ---------------------------------------------------------------- doors: the few things a role does beyond its own rows

-- Signing in proves an address: it gives the person the memberships that the address has. Called by identity only.
create function link_memberships(p_person uuid, p_email text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member set person_id = p_person
  where email = lower(p_email) and left_at is null and person_id is distinct from p_person
$$;

-- What stands behind a mailed link, for someone who is not signed in.
create function find_invitation(p_token_hash bytea)
returns table (organisation_id uuid, round_id uuid, member_id uuid, unit_id uuid, used boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.organisation_id, i.round_id, i.member_id, i.unit_id, i.used from invitation i where i.token_hash = p_token_hash
$$;

create function find_invited_round(p_token_hash bytea)
returns table (organisation text, name text, instrument_id text, instrument_version text, state text, closes_at timestamptz, smallest_group integer, unit_names text[])
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive upward as (
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, 0 as step
    from invitation i join round_unit ru using (organisation_id, round_id, unit_id)
    where i.token_hash = p_token_hash
    union all
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, u.step + 1
    from upward u join round_unit ru
      on ru.organisation_id = u.organisation_id and ru.round_id = u.round_id and ru.unit_id = u.parent_id
  )
  select o.name, r.name, r.instrument_id, r.instrument_version, r.state, r.closes_at, r.smallest_group,
    (select array_agg(u.name order by u.step) from upward u)
  from invitation i
  join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
  join organisation o on o.id = i.organisation_id
  where i.token_hash = p_token_hash
$$;

-- Adds two amounts key by key.
create function vault.add_amounts(a jsonb, b jsonb) returns jsonb language sql immutable
  return (select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total
    from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) both_sides
    group by key) summed);

-- The one way an answer gets in. Says 'counted', 'used' or 'not-open'; holds the round's row so that an answer
-- and the closing wait for each other: an answer is counted or refused, never lost in between.
create function vault.record_answer(
  p_organisation uuid, p_round uuid, p_member uuid, p_token_hash bytea, p_person_hash bytea,
  p_now timestamptz, p_amounts jsonb, p_causes boolean, p_calibration jsonb
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round round%rowtype;
  v_invitation invitation%rowtype;
begin
  select * into v_round from round where organisation_id = p_organisation and id = p_round for share;
  if not found then return 'unknown'; end if;

  select * into v_invitation from invitation
  where organisation_id = p_organisation and round_id = p_round and member_id = p_member
    and (token_hash = p_token_hash
      or (p_token_hash is null and member_id in (select m.id from member m
            where m.organisation_id = p_organisation and m.person_id = current_person() and m.left_at is null)))
  for update;
  if not found then return 'unknown'; end if;
  if v_invitation.used then return 'used'; end if;
  if v_round.state <> 'open' or p_now >= v_round.closes_at or p_now < v_round.opened_at then return 'not-open'; end if;

  update invitation set used = true
  where organisation_id = p_organisation and round_id = p_round and member_id = p_member;
  update vault.counter set amounts = vault.add_amounts(amounts, p_amounts)
  where organisation_id = p_organisation and round_id = p_round and unit_id = v_invitation.unit_id;
  insert into vault.participation (organisation_id, round_id, person_hash, causes)
  values (p_organisation, p_round, p_person_hash, p_causes);
  -- Simulated answers tell nothing about the questions.
  if p_calibration is not null and not exists (select from organisation where id = p_organisation and simulated) then
    insert into vault.calibration (instrument_id, instrument_version, answers, amounts)
    values (v_round.instrument_id, v_round.instrument_version, 1, p_calibration)
    on conflict (instrument_id, instrument_version) do update
    set answers = calibration.answers + 1, amounts = vault.add_amounts(calibration.amounts, excluded.amounts);
  end if;
  return 'counted';
end $$;

-- Opening a round lays out an empty counter for every unit, all measures at nought.
create function vault.open_counters(p_round uuid, p_amounts jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into vault.counter (organisation_id, round_id, unit_id, amounts)
  select ru.organisation_id, ru.round_id, ru.unit_id, p_amounts from round_unit ru
  where ru.organisation_id = current_organisation() and ru.round_id = p_round
  on conflict do nothing
$$;

-- Rounds that still have something to do (close, release, daily step), over all organisations: the worker then
-- takes them one organisation at a time.
create function unreleased_rounds()
returns table (organisation_id uuid, round_id uuid, state text, closes_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organisation_id, r.id, r.state, r.closes_at
  from round r join organisation o on o.id = r.organisation_id
  -- A simulation that is being made lives in the past: its rounds are not the clock's business.
  where r.state <> 'released' and o.ready
$$;

-- How many have answered, for the daily participation step of the whole scope.
create function vault.count_participants(p_round uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from vault.participation p where p.organisation_id = current_organisation() and p.round_id = p_round
$$;

-- The simulated organisation that /demo shows to anybody.
create function demo_organisation() returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organisation where simulated and ready order by created_at limit 1
$$;

-- Setting up organisations is the provider's work, done by the server's own set-up code.
create function create_organisation(p_id uuid, p_name text, p_simulated boolean, p_created_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into organisation (id, name, simulated, ready, created_at)
  values (p_id, p_name, p_simulated, not p_simulated, p_created_at)
$$;
create function finish_simulated_organisation(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update organisation set ready = true where id = p_id and simulated
$$;
create function remove_unfinished_simulation() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id uuid;
begin
  for v_id in select id from organisation where simulated and not ready loop
    delete from vault.participation where organisation_id = v_id;
    delete from vault.block_member where organisation_id = v_id;
    delete from round where organisation_id = v_id;
    -- Who refers to a unit goes before it: a cascade from the organisation knows no such order.
    delete from role_assignment where organisation_id = v_id;
    delete from member where organisation_id = v_id;
    delete from organisation where id = v_id;
  end loop;
end $$;
create function appoint_staff(p_person uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into staff (person_id) values (p_person) on conflict do nothing
$$;

revoke all on all functions in schema public, vault from public;
grant execute on function current_person(), current_organisation() to andrum_person, andrum_hr, andrum_release, andrum_jobs, andrum_identity;
grant execute on function own_organisations(), own_members() to andrum_person;
grant execute on function link_memberships(uuid, text), create_organisation(uuid, text, boolean, timestamptz), appoint_staff(uuid),
  finish_simulated_organisation(uuid), remove_unfinished_simulation() to andrum_identity;
grant execute on function find_invitation(bytea), find_invited_round(bytea) to andrum_person;
grant execute on function vault.record_answer(uuid, uuid, uuid, bytea, bytea, timestamptz, jsonb, boolean, jsonb) to andrum_person;
grant execute on function vault.open_counters(uuid, jsonb) to andrum_hr;
grant usage on schema vault to andrum_hr;
grant execute on function vault.count_participants(uuid), unreleased_rounds() to andrum_release;
grant execute on function demo_organisation() to andrum_hr, andrum_identity;
