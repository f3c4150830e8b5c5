-- Ends that somebody is staff, unless they hold meetings to come. Returns how many those are; null for somebody who is not
-- staff. The clock is taken on trust.
create or replace function dismiss_staff(p_person uuid, p_at timestamptz) returns integer
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

revoke execute on function dismiss_staff from public;
grant execute on function dismiss_staff to andrum_identity;
