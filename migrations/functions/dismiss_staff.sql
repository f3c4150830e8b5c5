-- Ends that somebody is staff, and a guide with it, unless they hold meetings to come or have guidances that have not ended. Returns
-- how many of each; nothing for somebody who is not staff. The clock is taken on trust.
create or replace function dismiss_staff(p_person uuid, p_at timestamptz) returns table (held integer, guided integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from staff where person_id = p_person for update;
  if not found then return; end if;
  select count(*) into held from booking where staff_id = p_person and state = 'booked' and starts_at > p_at;
  select count(*) into guided from guide g join guidance x on x.guide_id = g.person_id
  where g.person_id = p_person and g.ended_at is null and x.state <> 'ended';
  if held = 0 and guided = 0 then
    -- Waits for a participant who chooses the guide at this moment, and counts anew.
    guided := coalesce(dismiss_guide(p_person, false, p_at), 0);
  end if;
  if held = 0 and guided = 0 then delete from staff where person_id = p_person; end if;
  return next;
end $$;

revoke execute on function dismiss_staff from public;
grant execute on function dismiss_staff to andrum_identity;
