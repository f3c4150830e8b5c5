-- All guides, whether each has room, and whether the transaction's person can choose each: one who is not away, has room, is somebody else and has another
-- employer. Says nothing of who has guidance, nor how many.
create or replace function find_guides()
returns table (
  person_id uuid, name text, licence_number text, caseload integer, away_until date, stand_in_id uuid, has_room boolean,
  choosable boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select g.person_id, g.name, g.licence_number, g.caseload, g.away_until, g.stand_in_id, room.is_left,
    g.away_until is null and g.person_id <> current_person() and not shares_employer(g.person_id, current_person())
      and room.is_left
  from guide g join staff s on s.person_id = g.person_id
  cross join lateral (
    select count(*) < g.caseload as is_left from guidance x where x.guide_id = g.person_id and x.state <> 'ended') room
  where g.ended_at is null
  order by g.name, g.person_id
$$;

revoke execute on function find_guides from public;
grant execute on function find_guides to andrum_person;
