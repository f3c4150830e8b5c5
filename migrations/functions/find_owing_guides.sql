-- The guides who have an answer or a closing letter due by a day, and their addresses: of a guide who is away, those of the stand-in. Nothing
-- of whose they are, nor how many. With a person, that one alone.
create or replace function find_owing_guides(p_by date, p_person uuid)
returns table (person_id uuid, email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct p.id, p.email, p.language
  from guidance g
  cross join lateral readers_of_guidance(g.id) reader
  join identity.person p on p.id = reader.person_id
  where g.state = 'active' and reader.answers and p.email is not null and (p_person is null or p.id = p_person)
    and (g.letter_due_on <= p_by or exists (
      select from guidance_message m
      where m.person_id = g.person_id and m.guidance_id = g.id and m.author = 'participant' and m.answered_at is null
        and m.due_on <= p_by))
$$;

revoke execute on function find_owing_guides from public;
grant execute on function find_owing_guides to andrum_jobs;
