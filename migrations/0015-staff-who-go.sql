-- Staff who hand a booking over are answered the same when they ask again, and staff who go leave no meeting behind.

-- ---------------------------------------------------------------- handing over

-- The idempotency key of whoever of the staff placed it last, as a keyed hash: the same wish sent again finds it, also when
-- it is no longer theirs to see.
alter table booking add column last_key bytea;

create function note_placing(p_id uuid, p_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  update booking set last_key = p_key where id = p_id and staff_id = current_person() and is_staff()
$$;
comment on function note_placing(uuid, bytea) is
  'Before staff place what they hold: notes the key of their wish. Refused afterwards, the transaction takes the note with it.';

create function find_placed(p_id uuid, p_key bytea) returns setof booking
language sql stable security definer set search_path = public, pg_temp as $$
  select * from booking where id = p_id and last_key = p_key and is_staff()
$$;
comment on function find_placed(uuid, bytea) is
  'The booking that a wish with this key has placed. The key is a hash under a key of the server, made of the person and what their browser sent.';

revoke execute on function note_placing(uuid, bytea), find_placed(uuid, bytea) from public;
grant execute on function note_placing(uuid, bytea), find_placed(uuid, bytea) to andrum_person;

-- ---------------------------------------------------------------- staff who go

-- As before (0014), but whoever is about to be dismissed is waited for: no time is booked with somebody who has just gone.
create or replace function hold_time(p_booking uuid, p_staff uuid, p_starts timestamptz, p_ends timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hours availability;
begin
  perform from staff where person_id = p_staff for key share;
  if not found then return false; end if;
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

create function dismiss_staff(p_person uuid, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_held integer;
begin
  perform from staff where person_id = p_person for update;
  if not found then return null; end if;
  select count(*) into v_held from booking where staff_id = p_person and state = 'booked' and starts_at > p_at;
  if v_held = 0 then delete from staff where person_id = p_person; end if;
  return v_held;
end $$;
comment on function dismiss_staff(uuid, timestamptz) is
  'Ends that somebody is staff, unless they hold meetings to come. How many those are; nothing of somebody who is not staff. The clock is taken on trust.';
revoke execute on function dismiss_staff(uuid, timestamptz) from public;
grant execute on function dismiss_staff(uuid, timestamptz) to andrum_identity;
