-- The guides who can read a guidance of the transaction's person now (readers_of_guidance). Nobody: what is written there would be read
-- by nobody.
create or replace function guidance_readers(p_guidance uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select reader.person_id from guidance g cross join lateral readers_of_guidance(g.id) reader
  where g.id = p_guidance and g.person_id = current_person()
$$;

revoke execute on function guidance_readers from public;
grant execute on function guidance_readers to andrum_person;
