-- The safety representatives of an organisation and where they are told of questions: at the private address, where there is one, because
-- the employer runs the mailbox of the other.
create or replace function find_question_readers(p_organisation uuid) returns table (email text, language text, organisation text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct coalesce(own.email, m.email), m.language, o.name
  from role_assignment r
  join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
  join organisation o on o.id = r.organisation_id
  left join identity.private_address own on own.person_id = m.person_id
  where r.organisation_id = p_organisation and r.role = 'safety_representative' and coalesce(own.email, m.email) is not null
  order by 1
$$;

revoke execute on function find_question_readers from public;
grant execute on function find_question_readers to andrum_jobs;
