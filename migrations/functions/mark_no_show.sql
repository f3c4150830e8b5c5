-- The one who held a meeting says whether anybody came, once it has begun.
create or replace function mark_no_show(p_id uuid, p_no_show boolean, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update booking set state = case when p_no_show then 'no-show' else 'booked' end, changed_at = p_at
  where id = p_id and staff_id = current_person() and is_staff() and state in ('booked', 'no-show') and starts_at <= p_at;
  return found;
end $$;

revoke execute on function mark_no_show from public;
grant execute on function mark_no_show to andrum_person;
