-- How guidance runs, for staff; for anybody else there is nothing: a row for each guide with the participants they have, and in each
-- the answers and letters of all guides that are late and the median hours of an answer since a moment, null for fewer than eight answers.
create or replace function guidance_figures(p_today date, p_since timestamptz)
returns table (name text, open integer, caseload integer, late integer, median_hours double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.name,
    (select count(*)::int from guidance x where x.guide_id = g.person_id and x.state <> 'ended'), g.caseload,
    (select count(*)::int from guidance_message m
      join guidance x on x.person_id = m.person_id and x.id = m.guidance_id
      where x.state = 'active' and m.author = 'participant' and m.answered_at is null and m.due_on < p_today)
      + (select count(*)::int from guidance x where x.state = 'active' and x.letter_due_on < p_today),
    (select case when count(*) >= 8
        then percentile_cont(0.5) within group (order by extract(epoch from m.answered_at - m.sent_at)) / 3600 end
      from guidance_message m where m.author = 'participant' and m.answered_at >= p_since)
  from guide g join staff s on s.person_id = g.person_id
  where g.ended_at is null and is_staff()
  order by g.name, g.person_id
$$;

revoke execute on function guidance_figures from public;
grant execute on function guidance_figures to andrum_person;
