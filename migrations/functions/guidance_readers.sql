-- The guides who can read a guidance of the transaction's person now, by the rules of guided_guidances: its guide, and the colleague who
-- stands in, each unless they are gone, have the same employer as the participant or are the participant. Nobody: what is written
-- there would be read by nobody.
create or replace function guidance_readers(p_guidance uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select reader.person_id
  from guidance g
  join guide own on own.person_id = g.guide_id and own.ended_at is null
  join guide reader on reader.person_id in (own.person_id, own.stand_in_id) and reader.ended_at is null
  where g.id = p_guidance and g.person_id = current_person()
    and exists (select from staff where person_id = own.person_id)
    and exists (select from staff where person_id = reader.person_id)
    and reader.person_id <> g.person_id and not shares_employer(g.person_id, reader.person_id)
$$;

revoke execute on function guidance_readers from public;
grant execute on function guidance_readers to andrum_person;
