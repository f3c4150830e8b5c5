-- Moves between units are of use against lists that were frozen before them: against the last one of each unit, and those of rounds
-- that are under way or were opened or released since `p_since`. Others are forgotten, and all before `p_oldest`.
create or replace function forget_moves(p_since timestamptz, p_oldest timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with moving as materialized (
    select distinct organisation_id from member_move
  ), list as materialized (
    select r.organisation_id, r.id, r.frozen_at,
      r.state <> 'released' or r.opened_at > p_since or r.released_at > p_since as counts
    from moving join round r using (organisation_id) where r.state <> 'cancelled' and r.frozen_at > p_oldest
  ), last as (
    select distinct on (list.organisation_id, ru.unit_id) list.organisation_id, list.frozen_at
    from list join round_unit ru on ru.organisation_id = list.organisation_id and ru.round_id = list.id
    order by list.organisation_id, ru.unit_id, list.frozen_at desc
  ), needed as (
    select organisation_id, min(frozen_at) as since from (
      select organisation_id, frozen_at from list where counts union all select * from last
    ) held group by organisation_id
  )
  delete from member_move m where m.at < p_oldest or not exists (
    select from needed where needed.organisation_id = m.organisation_id and needed.since < m.at)
$$;

revoke execute on function forget_moves from public;
grant execute on function forget_moves to andrum_jobs;
