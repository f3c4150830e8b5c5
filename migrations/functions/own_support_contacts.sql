-- Whom a person can turn to where they work. HR are named, so that one knows who will read; oneself is not among them.
create or replace function own_support_contacts() returns table (
  organisation_id uuid, organisation text, own_name text, hr integer, hr_names text[],
  health_name text, health_email text, health_working_days integer, contact_rules boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, me.name, count(hr.id)::integer,
    coalesce(array_agg(distinct hr.name) filter (where hr.name <> ''), '{}'),
    s.health_name, s.health_email, s.health_working_days, coalesce(s.contact_rules, false)
  from member me
  join organisation o on o.id = me.organisation_id
  left join support_setting s on s.organisation_id = o.id
  left join (
    select distinct m.organisation_id, m.id, m.name from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
    where m.left_at is null
  ) hr on hr.organisation_id = o.id and hr.id <> me.id
  where me.person_id = current_person() and me.left_at is null
  group by o.id, o.name, me.name, s.health_name, s.health_email, s.health_working_days, s.contact_rules
  order by o.name, o.id
$$;

revoke execute on function own_support_contacts from public;
grant execute on function own_support_contacts to andrum_person;
