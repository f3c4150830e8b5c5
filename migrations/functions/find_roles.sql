-- What the transaction's person is: staff or not, guide or not, and a row for each of their memberships with its roles and the units that they
-- lead. Who is in no organisation has one row without a membership. Row policies show nobody else's. Asked at every request
-- of somebody signed in, hence planned once for a connection, and by indexes (as find_sessions). It has no rights of its own.
create or replace function find_roles()
returns table (
  staff boolean, guide boolean, organisation_id uuid, organisation_name text, simulated boolean, member_id uuid, member_name text, unit_id uuid, unit_name text,
  roles text[], led_unit_ids text[]
) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select is_staff, is_guide, own.*
  from (
    select exists (select from staff) as is_staff, exists (select from staff) and exists (select from guide where ended_at is null) as is_guide
  ) as them
  left join (
    select o.id, o.name, o.simulated, m.id, m.name, u.id, u.name,
      coalesce(array_agg(distinct r.role) filter (where r.role is not null), '{}'),
      coalesce(array_agg(r.unit_id::text) filter (where r.unit_id is not null), '{}')
    from member m
    join organisation o on o.id = m.organisation_id
    join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
    left join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.person_id = current_person() and m.left_at is null
    group by o.id, m.id, m.name, u.id, o.name, o.simulated, u.name
  ) own (organisation_id, organisation_name, simulated, member_id, member_name, unit_id, unit_name, roles, led_unit_ids) on true
  order by own.organisation_name, own.organisation_id;
end $$;

revoke execute on function find_roles from public;
grant execute on function find_roles to andrum_person;
