-- What somebody sees of themselves in an export: where their organisation has them, also where they have left.
create or replace function own_memberships_ever()
returns table (organisation text, unit text, name text, email text, external_id text, left_at timestamptz, roles text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, u.name, m.name, m.email, m.external_id, m.left_at,
    coalesce((select array_agg(r.role order by r.role) from role_assignment r
      where r.organisation_id = m.organisation_id and r.member_id = m.id), '{}')
  from member m
  join organisation o on o.id = m.organisation_id
  join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
  where m.person_id = current_person()
  order by o.name, m.left_at nulls first, m.id
$$;

revoke execute on function own_memberships_ever from public;
grant execute on function own_memberships_ever to andrum_person;
