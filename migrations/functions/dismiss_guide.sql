-- Ends that somebody is a guide, unless they have guidances that are not ended, or stand in for a colleague who has; with
-- `p_leave_open` also then. Each of their own participants sees that the guide is gone, and chooses another or ends; nobody reads
-- theirs again without that, not even the same guide. Returns how many guidances those are, left open only their own; null for
-- somebody who is no guide. The clock is taken on trust.
create or replace function dismiss_guide(p_person uuid, p_leave_open boolean, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_open integer;
  v_stood_in_for integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('guide ' || p_person, 0));
  perform from guide where person_id = p_person and ended_at is null for update;
  if not found then return null; end if;
  select count(*) into v_open from guidance where guide_id = p_person and state <> 'ended';
  -- An absent colleague's participants would have nobody who answers.
  select count(*) into v_stood_in_for from guidance g join guide away on away.person_id = g.guide_id
  where away.stand_in_id = p_person and away.ended_at is null and g.state <> 'ended';
  if v_open + v_stood_in_for > 0 and not p_leave_open then return v_open + v_stood_in_for; end if;
  update guide set ended_at = p_at, away_until = null, stand_in_id = null where person_id = p_person;
  update guide set stand_in_id = null where stand_in_id = p_person;
  update guidance set guide_id = null where guide_id = p_person and state <> 'ended';
  return v_open;
end $$;

revoke execute on function dismiss_guide from public;
grant execute on function dismiss_guide to andrum_identity;
