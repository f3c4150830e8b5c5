-- The guidances that the transaction's person reads and answers as a guide: their own, and those of a colleague who is away and has
-- named them. Row policies ask it, so what is not in here does not exist for a guide: another guide's, one that has ended, one whose
-- participant has the same employer. One that is paused is there only where asked for.
create or replace function guided_guidances(p_paused boolean) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select g.id from guidance g
  where is_guide() and (g.state = 'active' or (p_paused and g.state = 'paused'))
    and g.guide_id in (
      select current_person() union all
      select away.person_id from guide away join staff s on s.person_id = away.person_id
      where away.stand_in_id = current_person() and away.ended_at is null)
    and not shares_employer(g.person_id, current_person())
$$;

revoke execute on function guided_guidances from public;
grant execute on function guided_guidances to andrum_person;
