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
  -- [{weekday, from, until, types}], by the clocks of Stockholm.
  weekly jsonb not null,
  minutes_before integer not null check (minutes_before between 0 and 120 and minutes_before % 5 = 0),
  minutes_after integer not null check (minutes_after between 0 and 120 and minutes_after % 5 = 0),
  notice_hours integer not null check (notice_hours between 0 and 336),
  horizon_days integer not null check (horizon_days between 1 and 180),
  version integer not null
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
  check ((starts_at is null) = (ends_at is null)),
  check (state not in ('booked', 'no-show') or starts_at is not null)
);
create index on booking (person_id) where person_id is not null;
create index on booking (staff_id, starts_at);
create index on booking (starts_at) where state = 'booked';
create index on booking (email);
create index on booking (reminder_at) where reminder_at is not null;
create index on booking (changed_at);

-- Every five minutes that a meeting holds, with the time before and after it. The key is what lets nobody take a time
-- twice: it needs no extension, and says so to whoever reads the table.
create table booked_time (
  staff_id uuid not null,
  -- Five minutes each, counted from 1970.
  slice integer not null,
  booking_id uuid not null references booking (id) on delete cascade,
  primary key (staff_id, slice)
);
create index on booked_time (booking_id);

-- The demo's mailbox keeps attached files too: [{name, type, text}].
alter table demo_mail add column attachments jsonb not null default '[]';

alter table availability enable row level security;
alter table availability_exception enable row level security;
alter table booking enable row level security;
alter table booked_time enable row level security;

create function is_staff() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from staff where person_id = current_person())
$$;

-- Staff publish their own hours and no one else's.
grant select, insert, update on availability to andrum_person;
grant select, insert, delete on availability_exception to andrum_person;
create policy own on availability to andrum_person
  using (person_id = current_person() and is_staff()) with check (person_id = current_person() and is_staff());
create policy own on availability_exception to andrum_person
  using (person_id = current_person() and is_staff()) with check (person_id = current_person() and is_staff());

-- One sees what one has booked; staff see what they hold themselves, and every lecture.
grant select on booking to andrum_person;
create policy own on booking for select to andrum_person using (person_id = current_person());
create policy held on booking for select to andrum_person
  using ((staff_id = current_person() or type = 'lecture') and is_staff());

-- Jobs write letters, remind and forget.
grant select on availability to andrum_jobs;
grant select, delete on availability_exception to andrum_jobs;
grant select, delete, update (reminder_at) on booking to andrum_jobs;
create policy worked_on on availability for select to andrum_jobs using (true);
create policy worked_on on availability_exception to andrum_jobs using (true);
create policy worked_on on booking to andrum_jobs using (true) with check (true);

-- ---------------------------------------------------------------- doors

-- What free times are worked out from: hours without names and addresses, for whoever is still staff.
create function open_hours() returns table (
  person_id uuid, weekly jsonb, minutes_before integer, minutes_after integer, notice_hours integer, horizon_days integer,
  exceptions jsonb
) language sql stable security definer set search_path = public, pg_temp as $$
  select a.person_id, a.weekly, a.minutes_before, a.minutes_after, a.notice_hours, a.horizon_days,
    coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'from', e.from_local, 'until', e.until_local, 'types', e.types))
      from availability_exception e where e.person_id = a.person_id), '[]')
  from availability a join staff s on s.person_id = a.person_id
  order by a.person_id
$$;

-- What is held: when, with the time around it, by whom; not for whom.
create function held_times(p_from timestamptz, p_until timestamptz)
returns table (staff_id uuid, from_slice integer, until_slice integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.staff_id, min(t.slice), max(t.slice) + 1 from booked_time t
  where t.slice >= floor(extract(epoch from p_from) / 300) and t.slice < ceil(extract(epoch from p_until) / 300)
  group by t.staff_id, t.booking_id
$$;

-- Holds a time for a booking, or gives up whole. Whoever books with the same person waits here for the other.
create function hold_time(p_booking uuid, p_staff uuid, p_starts timestamptz, p_ends timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hours availability;
begin
  select * into v_hours from availability where person_id = p_staff for no key update;
  delete from booked_time where booking_id = p_booking;
  insert into booked_time (staff_id, slice, booking_id)
  select p_staff, slice, p_booking from generate_series(
    floor(extract(epoch from p_starts) / 300)::integer - coalesce(v_hours.minutes_before, 0) / 5,
    ceil(extract(epoch from p_ends) / 300)::integer + coalesce(v_hours.minutes_after, 0) / 5 - 1
  ) as slices (slice);
  return true;
exception when unique_violation then
  return false;
end $$;

-- Makes a booking: 'made'; 'same' was there already, 'other' has the key but not the wish; 'taken' by somebody else;
-- 'too-many' for one address.
create function make_booking(
  p_id uuid, p_asked bytea, p_person uuid, p_staff uuid, p_type text, p_starts timestamptz, p_ends timestamptz, p_way text,
  p_name text, p_email text, p_phone text, p_language text, p_wishes jsonb, p_reminder timestamptz, p_at timestamptz, p_most integer
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_asked bytea;
begin
  if p_person is distinct from current_person() then
    raise exception 'a booking is made for oneself' using errcode = 'insufficient_privilege';
  end if;
  select asked_hash into v_asked from booking where id = p_id;
  if found then return case when v_asked = p_asked then 'same' else 'other' end; end if;
  if p_most <= (select count(*) from booking where email = p_email and state in ('requested', 'booked')
      and coalesce(ends_at, p_at + interval '1 minute') > p_at) then
    return 'too-many';
  end if;
  insert into booking (id, asked_hash, person_id, staff_id, type, state, starts_at, ends_at, way, name, email, phone, language,
    wishes, reminder_at, made_at, changed_at)
  values (p_id, p_asked, p_person, p_staff, p_type, case when p_starts is null then 'requested' else 'booked' end, p_starts, p_ends,
    p_way, p_name, p_email, p_phone, p_language, p_wishes, p_reminder, p_at, p_at)
  on conflict (id) do nothing;
  if not found then
    select asked_hash into v_asked from booking where id = p_id;
    return case when v_asked = p_asked then 'same' else 'other' end;
  end if;
  if p_starts is not null and not hold_time(p_id, p_staff, p_starts, p_ends) then
    delete from booking where id = p_id;
    return 'taken';
  end if;
  return 'made';
end $$;

-- One booking, for whoever holds its link: the server has read the link's seal before it asks here.
create function find_booking(p_id uuid) returns setof booking
language sql stable security definer set search_path = public, pg_temp as $$
  select * from booking where id = p_id
$$;

-- Who is met, and where by video.
create function find_host(p_staff uuid) returns table (name text, video_url text)
language sql stable security definer set search_path = public, pg_temp as $$
  select name, video_url from availability where person_id = p_staff
$$;

-- Gives a booking another time, or a wished lecture its first: 'placed', 'taken', or 'changed' since it was last seen.
create function place_booking(
  p_id uuid, p_version integer, p_staff uuid, p_starts timestamptz, p_ends timestamptz, p_reminder timestamptz, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from booking where id = p_id and version = p_version
    and (state = 'requested' or (state = 'booked' and starts_at > p_at)) for update;
  if not found then return 'changed'; end if;
  if not hold_time(p_id, p_staff, p_starts, p_ends) then return 'taken'; end if;
  update booking set state = 'booked', staff_id = p_staff, starts_at = p_starts, ends_at = p_ends, version = version + 1,
    reminder_at = p_reminder, changed_at = p_at
  where id = p_id;
  return 'placed';
end $$;

-- Ends a booking before its time. @returns false when there is nothing to end (any more).
create function end_booking(p_id uuid, p_state text, p_by text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update booking set state = p_state, cancelled_by = p_by, version = version + 1, reminder_at = null, changed_at = p_at
  where id = p_id and p_state in ('cancelled', 'declined')
    and (state = 'requested' or (state = 'booked' and starts_at > p_at));
  if not found then return false; end if;
  delete from booked_time where booking_id = p_id;
  return true;
end $$;

-- Whoever held the meeting says whether anybody came, once it has begun.
create function mark_no_show(p_id uuid, p_no_show boolean, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update booking set state = case when p_no_show then 'no-show' else 'booked' end, changed_at = p_at
  where id = p_id and staff_id = current_person() and is_staff() and state in ('booked', 'no-show') and starts_at <= p_at;
  return found;
end $$;

revoke execute on function is_staff(), open_hours(), held_times(timestamptz, timestamptz),
  hold_time(uuid, uuid, timestamptz, timestamptz),
  make_booking(uuid, bytea, uuid, uuid, text, timestamptz, timestamptz, text, text, text, text, text, jsonb, timestamptz, timestamptz, integer),
  find_booking(uuid), find_host(uuid),
  place_booking(uuid, integer, uuid, timestamptz, timestamptz, timestamptz, timestamptz),
  end_booking(uuid, text, text, timestamptz), mark_no_show(uuid, boolean, timestamptz) from public;
grant execute on function is_staff(), open_hours(), held_times(timestamptz, timestamptz),
  make_booking(uuid, bytea, uuid, uuid, text, timestamptz, timestamptz, text, text, text, text, text, jsonb, timestamptz, timestamptz, integer),
  find_booking(uuid), find_host(uuid),
  place_booking(uuid, integer, uuid, timestamptz, timestamptz, timestamptz, timestamptz),
  end_booking(uuid, text, text, timestamptz), mark_no_show(uuid, boolean, timestamptz) to andrum_person;
