-- Whom news of roles go to (`represents`: who confirms that somebody becomes a safety representative): everybody here with a role that a file cannot take, and the one whom they are about. And the
-- name of who did it, null for the provider.
create or replace function find_role_readers(p_organisation uuid, p_member uuid, p_by uuid)
returns table (organisation text, by_name text, member_id uuid, name text, email text, language text, represents boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, (
      select coalesce(nullif(a.name, ''), a.email) from member a
      where a.organisation_id = p_organisation and a.person_id = p_by and a.left_at is null),
    m.id, m.name, m.email, m.language, exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'safety_representative')
    and not exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role in ('hr', 'owner'))
  from member m join organisation o on o.id = m.organisation_id
  where m.organisation_id = p_organisation and m.left_at is null and (m.id = p_member or exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role <> 'manager'))
  order by m.email
$$;

revoke execute on function find_role_readers from public;
grant execute on function find_role_readers to andrum_jobs;
