-- Bookings: when staff can be met, who has booked what, and a time that is never taken twice.

-- One row a person of the staff who can be booked. Nobody is bookable before they have published one.
create table availability (
  person_id uuid primary key references identity.person (id) on delete cascade,
  -- What the one who books sees: with whom.
  name text not null check (length(name) between 2 and 100),
  -- Where notices go: the address of the account when this was published.
  email text not null check (length(email) <= 254),
  -- Where meetings by video are held; without it the link comes from the person before the meeting.
  video_url text check (video_url ~ '^https://' and length(video_url) <= 500),
  -- [{weekday, from, until, types}], in Stockholm time.
  weekly jsonb not null,
  minutes_before integer not null check (minutes_before between 0 and 120 and minutes_before % 5 = 0),
  minutes_after integer not null check (minutes_after between 0 and 120 and minutes_after % 5 = 0),
  notice_hours integer not null check (notice_hours between 0 and 336),
  horizon_days integer not null check (horizon_days between 1 and 180),
  version integer not null,
  -- The idempotency key of the write that made this version, as a keyed hash: the same write sent again finds itself.
  last_key bytea
);

-- What is different from the week: hours away or hours more. Times are wall-clock text, 2026-03-29T08:00.
create table availability_exception (
  person_id uuid not null references availability (person_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('away', 'extra')),
  from_local text not null check (from_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  until_local text not null check (until_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and until_local > from_local),
  types jsonb not null default '[]',
  primary key (person_id, id)
);
create index on availability_exception (until_local);

-- Staff publish their own hours and no one else's. What they published is theirs to read as long as it is kept, also
-- when they are staff no longer.
alter table availability enable row level security;
alter table availability_exception enable row level security;
grant select, insert, update on availability to andrum_person;
grant select, insert, delete on availability_exception to andrum_person;
create policy own on availability to andrum_person
  using (person_id = current_person() and is_staff()) with check (person_id = current_person() and is_staff());
create policy own on availability_exception to andrum_person
  using (person_id = current_person() and is_staff()) with check (person_id = current_person() and is_staff());
create policy kept on availability for select to andrum_person using (person_id = current_person());
create policy kept on availability_exception for select to andrum_person using (person_id = current_person());
grant select on availability to andrum_jobs;
grant select, delete on availability_exception to andrum_jobs;
create policy worked_on on availability for select to andrum_jobs using (true);
create policy worked_on on availability_exception to andrum_jobs using (true);

create table booking (
  -- Made of the booker's idempotency key, so that the same booking sent again finds itself.
  id uuid primary key,
  -- What was asked for, as keyed hash: the same key with another wish is told apart.
  asked_hash bytea not null,
  -- The account that booked; a visitor has none.
  person_id uuid references identity.person (id) on delete cascade,
  -- Who holds it; none while a lecture is a wish.
  staff_id uuid references identity.person (id) on delete set null,
  type text not null check (type in ('meeting', 'lecture', 'assessment', 'follow-up', 'coaching', 'support')),
  state text not null check (state in ('requested', 'booked', 'cancelled', 'declined', 'no-show')),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- video or phone; of a lecture on-site or online.
  way text not null check (way in ('video', 'phone', 'on-site', 'online')),
  name text not null check (length(name) between 2 and 200),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  language text not null check (language in ('sv', 'en')),
  -- Of a lecture: wished days, size of the group, place, which lecture.
  wishes jsonb,
  -- Counts every change: the SEQUENCE of calendar files, and what a second window has not seen.
  version integer not null default 0,
  cancelled_by text check (cancelled_by in ('guest', 'staff')),
  -- The morning before; empty when it has gone out or there is none.
  reminder_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- The idempotency key of the member of staff who placed it last, as a keyed hash: the same wish sent again finds it,
  -- also when it is no longer theirs to see.
  last_key bytea,
  check ((starts_at is null) = (ends_at is null)),
  check (state not in ('booked', 'no-show') or starts_at is not null)
);
create index on booking (person_id) where person_id is not null;
create index on booking (staff_id, starts_at);
create index on booking (starts_at) where state = 'booked';
create index on booking (email);
create index on booking (reminder_at) where reminder_at is not null;
create index on booking (changed_at);
alter table booking enable row level security;
-- One sees what one has booked; staff see what they hold themselves, and every lecture. All changes are made by
-- functions.
grant select on booking to andrum_person;
create policy own on booking for select to andrum_person using (person_id = current_person());
create policy held on booking for select to andrum_person
  using ((staff_id = current_person() or type = 'lecture') and is_staff());
-- Jobs send mail, remind and forget.
grant select, delete, update (reminder_at) on booking to andrum_jobs;
create policy worked_on on booking to andrum_jobs using (true) with check (true);

-- Every five minutes that a meeting holds, with the time before and after it. The key is what lets nobody take a time
-- twice: a primary key needs no extension, and the table shows the rule to its readers.
create table booked_time (
  staff_id uuid not null,
  -- Five minutes each, counted from 1970.
  slice integer not null,
  booking_id uuid not null references booking (id) on delete cascade,
  primary key (staff_id, slice)
);
create index on booked_time (booking_id);
alter table booked_time enable row level security;
