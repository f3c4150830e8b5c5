-- Moves between units are of use against a list that was frozen before them: against the newest one of the organisation, and those
-- of rounds that are under way or were opened or released since `p_since`. Older ones are forgotten, and all before `p_oldest`.
create or replace function forget_moves(p_since timestamptz, p_oldest timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from member_move m where m.at < p_oldest or not exists (
    select from round r where r.organisation_id = m.organisation_id and r.state <> 'cancelled' and r.frozen_at < m.at
      and (r.state <> 'released' or r.opened_at > p_since or r.released_at > p_since
        or r.frozen_at = (select max(frozen_at) from round last
          where last.organisation_id = m.organisation_id and last.state <> 'cancelled')))
$$;

revoke execute on function forget_moves from public;
grant execute on function forget_moves to andrum_jobs;
