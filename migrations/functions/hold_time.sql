-- Holds a time for a booking, or gives up whole: nobody takes a time twice, and nobody other than staff is given one to
-- hold. Anyone who books with the same person waits here for the other; a dismissal under way is waited for, so that no
-- time is booked with somebody who has just gone.
create or replace function hold_time(p_booking uuid, p_staff uuid, p_starts timestamptz, p_ends timestamptz)
returns boolean
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

revoke execute on function hold_time from public;
