-- Guidance (issue 32): a licensed guide of the provider's staff reads what a participant shares and answers in writing. The
-- participant's rows are theirs, the guide sees those of a guidance that is not ended, and nobody else sees any. What was written is
-- sealed with a key of the guidance, which goes with the account.
-- Adds whether somebody is a guide to what a session asks about roles.
drop function if exists find_roles();

create table guide (
  person_id uuid primary key references identity.person (id) on delete cascade,
  -- As participants see the guide, and the number in the public register of licensed staff (HOSP).
  name text not null check (length(name) between 2 and 100),
  licence_number text not null check (licence_number ~ '^[0-9]{4,10}$'),
  -- People at a time.
  caseload integer not null default 60 check (caseload between 1 and 200),
  -- Away until this day, the last day of the absence; the stand-in, also a guide, reads and answers meanwhile.
  away_until date,
  stand_in_id uuid check (stand_in_id <> person_id),
  ended_at timestamptz,
  check (stand_in_id is null or away_until is not null)
);
create index on guide (stand_in_id) where stand_in_id is not null;
create trigger guide_is_somebody before insert on guide for each row execute function keep_for_nobody_erased();
alter table guide enable row level security;
\ir functions/is_guide.sql
grant select, update (away_until, stand_in_id) on guide to andrum_person;
create policy own on guide for select to andrum_person using (person_id = current_person());
create policy own_absence on guide for update to andrum_person
  using (person_id = current_person() and is_guide()) with check (person_id = current_person() and is_guide());

create table guidance (
  person_id uuid not null references identity.person (id) on delete cascade,
  id uuid not null,
  -- Empty when the guide has no account any more.
  guide_id uuid,
  -- The colleague to whom the guide wants to hand over, until the participant answers.
  offered_guide_id uuid,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The version of the text that was consented to.
  terms text not null check (length(terms) <= 40),
  -- Whether the participant was in some organisation when it began: then it ends 30 days after they have left.
  through_employer boolean not null,
  letter_asked_at timestamptz,
  -- The last day, where one is known, and why.
  ends_on date,
  ending text check (ending in ('participant', 'letter', 'left-organisation')),
  -- A random key of this guidance, wrapped by the operator's master key; `master_key` says which one.
  wrapped_key bytea not null,
  master_key text not null,
  -- What the guide calls the participant, sealed.
  name bytea not null,
  -- The guide's own note, sealed.
  note bytea,
  note_version integer not null default 0,
  primary key (person_id, id),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index on guidance (person_id) where state <> 'ended';
create index on guidance (guide_id) where state <> 'ended';
create index on guidance (ended_at) where ended_at is not null;
create trigger guidance_of_somebody before insert on guidance for each row execute function keep_for_nobody_erased();
alter table guidance enable row level security;
\ir functions/shares_employer.sql
\ir functions/guided_guidances.sql
grant select, insert,
  update (guide_id, offered_guide_id, state, ended_at, letter_asked_at, ends_on, ending, note, note_version)
  on guidance to andrum_person;
create policy own on guidance to andrum_person
  using (person_id = current_person()) with check (person_id = current_person());
create policy guided on guidance for select to andrum_person using (id in (select guided_guidances(true)));
create policy guided_change on guidance for update to andrum_person
  using (id in (select guided_guidances(false))) with check (state = 'active');
-- Jobs wrap keys anew and delete what has expired.
grant select (person_id, id, ended_at, wrapped_key, master_key), update (wrapped_key, master_key), delete
  on guidance to andrum_jobs;
create policy worked_on on guidance to andrum_jobs using (true) with check (true);

create table guidance_message (
  person_id uuid not null,
  guidance_id uuid not null,
  -- Made of the writer's idempotency key, so that the same message sent again finds itself.
  id uuid not null,
  author text not null check (author in ('participant', 'guide')),
  -- Text, the name of the guide who wrote, proposed lines: sealed with the key of the guidance.
  sealed bytea not null,
  -- The last letter of a planned ending.
  letter boolean not null default false,
  sent_at timestamptz not null,
  -- Of a participant's message: the last day on which an answer is in time, and when it came.
  due_on date check ((due_on is not null) = (author = 'participant')),
  answered_at timestamptz,
  read_at timestamptz,
  primary key (person_id, guidance_id, id),
  foreign key (person_id, guidance_id) references guidance (person_id, id) on delete cascade
);
create index guidance_message_not_answered on guidance_message (due_on) where answered_at is null and author = 'participant';
create trigger message_of_somebody before insert on guidance_message
  for each row execute function keep_for_nobody_erased();
alter table guidance_message enable row level security;
grant select, insert, update (due_on, answered_at, read_at) on guidance_message to andrum_person;
create policy own on guidance_message for select to andrum_person using (person_id = current_person());
create policy own_read on guidance_message for update to andrum_person
  using (person_id = current_person()) with check (person_id = current_person());
create policy written on guidance_message for insert to andrum_person
  with check (person_id = current_person() and author = 'participant');
create policy guided on guidance_message for select to andrum_person
  using (guidance_id in (select guided_guidances(false)));
create policy guided_read on guidance_message for update to andrum_person
  using (guidance_id in (select guided_guidances(false))) with check (true);
create policy answered on guidance_message for insert to andrum_person
  with check (author = 'guide' and guidance_id in (select guided_guidances(false)));

create table guidance_share (
  person_id uuid not null,
  guidance_id uuid not null,
  -- weekly-check, recovery-check, recovery-plan, or the id of a worksheet.
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  -- The copy that the participant's browser sent, sealed with the key of the guidance.
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (person_id, guidance_id, kind),
  foreign key (person_id, guidance_id) references guidance (person_id, id) on delete cascade
);
create trigger share_of_somebody before insert on guidance_share for each row execute function keep_for_nobody_erased();
alter table guidance_share enable row level security;
grant select, insert, delete, update (sealed, updated_at) on guidance_share to andrum_person;
create policy own on guidance_share to andrum_person
  using (person_id = current_person()) with check (person_id = current_person());
create policy guided on guidance_share for select to andrum_person
  using (guidance_id in (select guided_guidances(false)));

-- Minutes that a guide has spent on a day.
create table guidance_time (
  person_id uuid not null,
  guidance_id uuid not null,
  guide_id uuid not null,
  day date not null,
  minutes integer not null check (minutes between 0 and 600),
  primary key (person_id, guidance_id, guide_id, day),
  foreign key (person_id, guidance_id) references guidance (person_id, id) on delete cascade
);
create trigger time_of_somebody before insert on guidance_time for each row execute function keep_for_nobody_erased();
alter table guidance_time enable row level security;
grant select, insert, update (minutes) on guidance_time to andrum_person;
create policy own on guidance_time for select to andrum_person using (person_id = current_person());
create policy guided on guidance_time for select to andrum_person
  using (guidance_id in (select guided_guidances(false)));
create policy noted on guidance_time for insert to andrum_person
  with check (guide_id = current_person() and guidance_id in (select guided_guidances(false)));
create policy noted_anew on guidance_time for update to andrum_person
  using (guide_id = current_person() and guidance_id in (select guided_guidances(false))) with check (guide_id = current_person());
