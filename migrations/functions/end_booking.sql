-- Ends a booking before its time; false when there is nothing to end (any more). As staff only what one holds, or a lecture
-- that nobody holds; as guest what one booked. Taken on trust: the link's seal, as in find_booking, and the clock.
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

revoke execute on function end_booking from public;
grant execute on function end_booking to andrum_person;
