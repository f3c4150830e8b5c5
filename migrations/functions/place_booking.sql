-- Gives a booking another time, another of the staff, or a requested lecture its first time: 'placed', 'taken', or
-- 'changed' since it was last seen. A signed-in person changes what they booked or hold. Taken on trust: the link's
-- seal, as in find_booking; that the time is one the staff member offers; and the clock. Not on trust: that the time is
-- free, and that they are staff.
create or replace function place_booking(
  p_id uuid, p_version integer, p_staff uuid, p_starts timestamptz, p_ends timestamptz, p_reminder timestamptz, p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Before the booking, which an erasure of theirs comes to when it has this.
  perform pg_advisory_xact_lock_shared(hashtextextended('person ' || p_staff, 0));
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

revoke execute on function place_booking from public;
grant execute on function place_booking to andrum_person;
