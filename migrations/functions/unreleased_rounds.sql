-- Rounds that still have something to do (open, close, release, daily step), over all organisations: the worker then
-- takes them one organisation at a time. Cancelled ones have nothing to do any more, and a simulation that is being made
-- lives in the past: its rounds are not the clock's business.
create or replace function unreleased_rounds()
returns table (organisation_id uuid, round_id uuid, state text, closes_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organisation_id, r.id, r.state, r.closes_at
  from round r join organisation o on o.id = r.organisation_id
  where r.state not in ('released', 'cancelled') and o.ready
$$;

revoke execute on function unreleased_rounds from public;
grant execute on function unreleased_rounds to andrum_release;
