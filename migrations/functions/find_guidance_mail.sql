-- The address of the participant to whom a guide has written something that is not read yet, and of nobody else: the private one,
-- where there is one. An address that is or was this person's on the list of an organisation, or is anybody's, gets none: the employer runs that mailbox, and such an e-mail says
-- that somebody has guidance. Nothing, where there is no other address.
create or replace function find_guidance_mail(p_message uuid) returns table (email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select address.email, p.language
  from guidance_message m
  join guidance g on g.person_id = m.person_id and g.id = m.guidance_id
  join identity.person p on p.id = m.person_id
  left join identity.private_address own on own.person_id = m.person_id
  cross join lateral (values (1, own.email), (2, p.email)) as address (place, email)
  where m.id = p_message and m.author = 'guide' and m.read_at is null and g.state <> 'ended'
    and address.email is not null
    and not exists (select from member x where x.email = lower(address.email) and x.left_at is null)
    and not exists (select from member x where x.person_id = p.id and x.email = lower(address.email))
  order by address.place limit 1
$$;

revoke execute on function find_guidance_mail from public;
grant execute on function find_guidance_mail to andrum_jobs;
