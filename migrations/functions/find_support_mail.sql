-- What the e-mails about one support request need. Not what it says. The sender's address is the private one, where
-- there is one: anyone who reads the work mailbox need not know that they have asked for support.
create or replace function find_support_mail(p_id uuid) returns table (
  receiver text, state text, organisation text, promised_on date, receiver_email text,
  hr_emails text[], hr_languages text[], sender_email text, sender_language text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.receiver, s.state, o.name, s.promised_on, s.receiver_email,
    case when s.receiver = 'hr' then coalesce(array_agg(hr.email order by hr.email) filter (where hr.email is not null), '{}') end,
    case when s.receiver = 'hr' then coalesce(array_agg(hr.language order by hr.email) filter (where hr.email is not null), '{}') end,
    coalesce(own.email, p.email), p.language
  from support_request s
  join identity.person p on p.id = s.person_id
  left join identity.private_address own on own.person_id = s.person_id
  left join organisation o on o.id = s.organisation_id
  left join (
    select distinct m.organisation_id, m.id, m.email, m.language, m.person_id from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
    where m.left_at is null
  ) hr on hr.organisation_id = s.organisation_id and s.receiver = 'hr' and hr.person_id is distinct from s.person_id
  where s.id = p_id
  group by s.person_id, s.id, o.name, own.email, p.email, p.language
$$;

revoke execute on function find_support_mail from public;
grant execute on function find_support_mail to andrum_jobs;
