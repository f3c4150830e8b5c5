-- When staff are booked, with the time kept free around it: by whom, not for whom.
create or replace function held_times(p_from timestamptz, p_until timestamptz)
returns table (staff_id uuid, from_slice integer, until_slice integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.staff_id, min(t.slice), max(t.slice) + 1 from booked_time t
  where t.slice >= floor(extract(epoch from p_from) / 300) and t.slice < ceil(extract(epoch from p_until) / 300)
  group by t.staff_id, t.booking_id
$$;

revoke execute on function held_times from public;
grant execute on function held_times to andrum_person;
