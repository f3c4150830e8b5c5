-- The address of the participant to whom a guide has written something that is not read yet, and of nobody else: the private one,
-- where there is one. Anyone who reads the work mailbox need not know.
create or replace function find_guidance_mail(p_message uuid) returns table (email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(own.email, p.email), p.language
  from guidance_message m
  join guidance g on g.person_id = m.person_id and g.id = m.guidance_id
  join identity.person p on p.id = m.person_id
  left join identity.private_address own on own.person_id = m.person_id
  where m.id = p_message and m.author = 'guide' and m.read_at is null and g.state <> 'ended'
$$;

revoke execute on function find_guidance_mail from public;
grant execute on function find_guidance_mail to andrum_jobs;
