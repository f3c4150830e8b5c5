-- What a day brings: absences that are over; participants who have left their last organisation or are in one again; guidances whose
-- last day has passed. Done twice it does the same. The clock is taken on trust. Returns how many answers and
-- letters are late, how many of them no guide can read (the participant has not chosen another yet), and how many guides are away
-- while the colleague who was to stand in has gone.
create or replace function settle_guidances(p_today date, p_at timestamptz, p_days_after_leaving integer) returns table (late integer, unreadable integer, alone integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update guide set away_until = null, stand_in_id = null where away_until < p_today;

  update guidance g set ending = null, ends_on = null
  where g.state <> 'ended' and g.ending = 'left-organisation'
    and exists (select from member m where m.person_id = g.person_id and m.left_at is null);
  update guidance g
  set ending = 'left-organisation', ends_on = p_days_after_leaving + coalesce(
    (select max(m.left_at at time zone 'Europe/Stockholm')::date from member m where m.person_id = g.person_id), p_today)
  where g.state <> 'ended' and g.through_employer and g.ending is null
    and not exists (select from member m where m.person_id = g.person_id and m.left_at is null);

  update guidance set state = 'ended', ended_at = p_at, offered_guide_id = null, phone = null
  where state <> 'ended' and ends_on < p_today;
  delete from guidance_share s using guidance g
  where g.person_id = s.person_id and g.id = s.guidance_id and g.state = 'ended' and s.kind <> 'recovery-plan';

  return query
  with owed as (
    select g.id from guidance_message m
    join guidance g on g.person_id = m.person_id and g.id = m.guidance_id
    where g.state = 'active' and m.author = 'participant' and m.answered_at is null and m.due_on < p_today
    union all
    select g.id from guidance g where g.state = 'active' and g.letter_due_on < p_today)
  select count(*)::integer, (count(*) filter (where not exists (select from readers_of_guidance(owed.id))))::integer,
    (select count(*)::integer from guide away join staff s on s.person_id = away.person_id
      where away.ended_at is null and away.away_until is not null
        and exists (select from guidance g where g.guide_id = away.person_id and g.state = 'active')
        and not exists (select from guide colleague join staff t on t.person_id = colleague.person_id
          where colleague.person_id = away.stand_in_id and colleague.ended_at is null))
  from owed;
end $$;

revoke execute on function settle_guidances from public;
grant execute on function settle_guidances to andrum_jobs;
