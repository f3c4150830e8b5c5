-- One booking. A signed-in person finds what they booked or hold, and staff find every lecture. A transaction that
-- works for nobody is the holder of a mailed link. Taken on trust: that the server has read the link's seal before,
-- since its key is not in the database.
create or replace function find_booking(p_id uuid) returns setof booking
language sql stable security definer set search_path = public, pg_temp as $$
  select * from booking where id = p_id
    and (current_person() is null or is_my_booking(person_id, staff_id, type) or (type = 'lecture' and is_staff()))
$$;

revoke execute on function find_booking from public;
grant execute on function find_booking to andrum_person;
