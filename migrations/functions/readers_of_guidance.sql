-- The guides who can read a guidance now, by the rules of guided_guidances: its guide, and the colleague who stands in, each unless
-- they are gone, have the same employer as the participant or are the participant. `answers`: it is this one's to answer now.
create or replace function readers_of_guidance(p_guidance uuid) returns table (person_id uuid, answers boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select reader.person_id,
    -- Who stands in comes first, where there is one who can read.
    row_number() over (order by (reader.person_id = own.person_id)) = 1
  from guidance g
  join guide own on own.person_id = g.guide_id and own.ended_at is null
  join guide reader on reader.person_id in (own.person_id, own.stand_in_id) and reader.ended_at is null
  where g.id = p_guidance
    and exists (select from staff s where s.person_id = own.person_id)
    and exists (select from staff s where s.person_id = reader.person_id)
    and reader.person_id <> g.person_id and not shares_employer(g.person_id, reader.person_id)
$$;

revoke execute on function readers_of_guidance from public;
