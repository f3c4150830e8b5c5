-- The customers' organisations for staff, newest first: what is set up and how far it has come. No name or address of anybody,
-- no figure that comes of answers. Nothing for anybody else.
create or replace function list_customers()
returns table (
  id uuid, name text, simulated boolean, founded_at timestamptz, people integer, units integer,
  owners integer, hr integer, safety_representatives integer, under_way jsonb, released integer
)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.simulated, o.created_at,
    (select count(*)::integer from member m where m.organisation_id = o.id and m.left_at is null),
    (select count(*)::integer from unit u where u.organisation_id = o.id and u.closed_at is null),
    held.owners, held.hr, held.safety_representatives,
    (select coalesce(jsonb_agg(jsonb_build_object('state', r.state,
         'opensOn', (r.opened_at at time zone 'Europe/Stockholm')::date,
         'closesOn', (r.closes_at at time zone 'Europe/Stockholm')::date) order by r.opened_at), '[]')
       from round r where r.organisation_id = o.id and r.state in ('in-review', 'open', 'closed')),
    (select count(*)::integer from round r where r.organisation_id = o.id and r.state = 'released')
  from organisation o
  left join lateral (
    select (count(*) filter (where a.role = 'owner'))::integer as owners,
      (count(*) filter (where a.role = 'hr'))::integer as hr,
      (count(*) filter (where a.role = 'safety_representative'))::integer as safety_representatives
    from role_assignment a where a.organisation_id = o.id
  ) held on true
  where is_staff()
  order by o.created_at desc, o.id
  limit 500
$$;

revoke execute on function list_customers from public;
grant execute on function list_customers to andrum_person;
