-- Doors that ask who comes, addresses that stay dead, and what staff keep about themselves.

-- ---------------------------------------------------------------- working hours

-- What somebody published as staff is theirs to read as long as it is kept, also when they are staff no longer.
create policy kept on availability for select to andrum_person using (person_id = current_person());
create policy kept on availability_exception for select to andrum_person using (person_id = current_person());

-- The idempotency key of the write that made this version, as a keyed hash: the same write sent again finds itself.
alter table availability add column last_key bytea;

-- ---------------------------------------------------------------- calendar feeds

-- Hashes of addresses that have been taken back or replaced. None of them ever opens anything again, not even when the
-- wish that made it is sent once more.
create table retired_calendar_feed (
  person_id uuid not null references identity.person (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  primary key (person_id, token_hash)
);
alter table retired_calendar_feed enable row level security;

-- When an account goes, its feed goes with it and there is nobody left to keep this for.
create function retire_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into retired_calendar_feed (person_id, token_hash)
  select old.person_id, old.token_hash from identity.person where id = old.person_id
  on conflict do nothing;
  return null;
end $$;
create trigger feed_replaced after update of token_hash on calendar_feed for each row
  when (old.token_hash <> new.token_hash) execute function retire_calendar_feed();
create trigger feed_removed after delete on calendar_feed for each row execute function retire_calendar_feed();

-- An address that is dead is not made, and takes the place of none.
create function refuse_retired_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from retired_calendar_feed where person_id = new.person_id and token_hash = new.token_hash) then
    return null;
  end if;
  return new;
end $$;
create trigger dead_feeds_stay_dead before insert or update of token_hash on calendar_feed
  for each row execute function refuse_retired_feed();

revoke execute on function retire_calendar_feed(), refuse_retired_feed() from public;

-- ---------------------------------------------------------------- support requests

-- Whether a receiver is one that the person's place of work has set up, by the name and the address that it has set; the
-- provider has neither. What the server asks for is not taken on trust: a request goes nowhere else.
create function is_own_receiver(p_receiver text, p_organisation uuid, p_name text, p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_receiver
    when 'provider' then p_organisation is null and p_name = '' and p_email is null
    when 'hr' then p_email is null and exists (
      select from own_support_contacts() where organisation_id = p_organisation and organisation = p_name and hr > 0)
    when 'occupational_health' then exists (
      select from own_support_contacts()
      where organisation_id = p_organisation and health_name = p_name and health_email = p_email)
    else false
  end
$$;
revoke execute on function is_own_receiver(text, uuid, text, text) from public;
grant execute on function is_own_receiver(text, uuid, text, text) to andrum_person;

drop policy sent_by_oneself on support_request;
create policy sent_by_oneself on support_request for insert to andrum_person
  with check (person_id = current_person() and is_own_receiver(receiver, organisation_id, receiver_name, receiver_email));

-- ---------------------------------------------------------------- bookings

-- Whether the transaction's person booked this, or holds it, or is staff and it is a lecture that nobody holds yet.
create function is_my_booking(p_person uuid, p_staff uuid, p_type text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(p_person = current_person()
    or (is_staff() and (p_staff = current_person() or (p_staff is null and p_type = 'lecture'))), false)
$$;
revoke execute on function is_my_booking(uuid, uuid, text) from public;

create or replace function find_booking(p_id uuid) returns setof booking
language sql stable security definer set search_path = public, pg_temp as $$
  select * from booking where id = p_id
    and (current_person() is null or is_my_booking(person_id, staff_id, type) or (type = 'lecture' and is_staff()))
$$;
comment on function find_booking(uuid) is
  'One booking. Whoever is signed in finds what they booked or hold, and staff every lecture. A transaction that works for nobody is the holder of a '
  'mailed link: that the server has read the link''s seal before is taken on trust, since its key is not in the database.';

-- As before (0010), but nobody other than staff is given a time to hold.
create or replace function hold_time(p_booking uuid, p_staff uuid, p_starts timestamptz, p_ends timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hours availability;
begin
  if not exists (select from staff where person_id = p_staff) then return false; end if;
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

-- As before (0010), but it asks who comes.
create or replace function place_booking(
  p_id uuid, p_version integer, p_staff uuid, p_starts timestamptz, p_ends timestamptz, p_reminder timestamptz, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from booking where id = p_id and version = p_version
    and (state = 'requested' or (state = 'booked' and starts_at > p_at))
    and (current_person() is null or is_my_booking(person_id, staff_id, type)) for update;
  if not found then return 'changed'; end if;
  if not hold_time(p_id, p_staff, p_starts, p_ends) then return 'taken'; end if;
  update booking set state = 'booked', staff_id = p_staff, starts_at = p_starts, ends_at = p_ends, version = version + 1,
    reminder_at = p_reminder, changed_at = p_at
  where id = p_id;
  return 'placed';
end $$;
comment on function place_booking(uuid, integer, uuid, timestamptz, timestamptz, timestamptz, timestamptz) is
  'Gives a booking another time, another of the staff, or a wished lecture its first time: placed, taken, or changed since it '
  'was last seen. Whoever is signed in changes what they booked or hold. Taken on trust: the link''s seal, as in find_booking; '
  'that the time is one the staff member offers; and the clock. Not on trust: that the time is free, and that they are staff.';

-- As before (0010), but it asks who comes, and as what.
create or replace function end_booking(p_id uuid, p_state text, p_by text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update booking set state = p_state, cancelled_by = p_by, version = version + 1, reminder_at = null, changed_at = p_at
  where id = p_id and p_state in ('cancelled', 'declined')
    and (state = 'requested' or (state = 'booked' and starts_at > p_at))
    and case p_by
      when 'guest' then p_state = 'cancelled' and (current_person() is null or person_id = current_person())
      when 'staff' then staff_id = current_person() or (staff_id is null and type = 'lecture' and is_staff())
      else false
    end;
  if not found then return false; end if;
  delete from booked_time where booking_id = p_id;
  return true;
end $$;
comment on function end_booking(uuid, text, text, timestamptz) is
  'Ends a booking before its time; false when there is nothing to end (any more). As staff only what one holds, or a lecture '
  'that nobody holds; as guest what one booked. Taken on trust: the link''s seal, as in find_booking, and the clock.';
