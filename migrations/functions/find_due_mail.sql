-- The address of somebody to whom an e-mail is due, and of nobody else: the private one, where there is one. Anyone who
-- reads the work mailbox need not know that they have a plan.
create or replace function find_due_mail(p_id uuid)
returns table (kind text, due_at timestamptz, email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.kind, l.due_at, coalesce(own.email, p.email), p.language
  from due_mail l
  join identity.person p on p.id = l.person_id
  left join identity.private_address own on own.person_id = l.person_id
  where l.id = p_id
$$;

revoke execute on function find_due_mail from public;
grant execute on function find_due_mail to andrum_jobs;
