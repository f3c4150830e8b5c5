-- What somebody sees of themselves in an export: where their organisation has them, also where they have left.
create or replace function own_memberships_ever()
returns table (
  organisation text, unit text, name text, email text, mobile text, language text, external_id text, joined_at timestamptz,
  left_at timestamptz, last_left_at timestamptz, last_left_unit text, address_refused_on date, roles text[],
  led_units text[], moved_from text[]
)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, u.name, m.name, m.email, m.mobile, m.language, m.external_id, m.joined_at, m.left_at, m.last_left_at, before.name,
    m.address_refused_on,
    coalesce((select array_agg(distinct r.role order by r.role) from role_assignment r
      where r.organisation_id = m.organisation_id and r.member_id = m.id), '{}'),
    coalesce((select array_agg(led.name order by led.name) from role_assignment r
      join unit led on led.organisation_id = r.organisation_id and led.id = r.unit_id
      where r.organisation_id = m.organisation_id and r.member_id = m.id), '{}'),
    coalesce((select array_agg(former.name || ', ' || (moved.at at time zone 'Europe/Stockholm')::date order by moved.at)
      from member_move moved
      join unit former on former.organisation_id = moved.organisation_id and former.id = moved.unit_id
      where moved.organisation_id = m.organisation_id and moved.member_id = m.id), '{}')
  from member m
  join organisation o on o.id = m.organisation_id
  join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
  left join unit before on before.organisation_id = m.organisation_id and before.id = m.last_left_unit_id
  where m.person_id = current_person()
  order by o.name, m.left_at nulls first, m.id
$$;

revoke execute on function own_memberships_ever from public;
grant execute on function own_memberships_ever to andrum_person;
