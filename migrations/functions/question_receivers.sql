-- To whom somebody can write without their name where they work: the safety representatives, oneself not among them, by name.
-- `enough`: whether there are so many people besides the representatives that the sender is one of a group.
create or replace function question_receivers() returns table (
  organisation_id uuid, organisation text, receivers integer, names text[], enough boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, count(distinct m.id) filter (where represents and m.id <> me.id)::integer,
    coalesce(array_agg(distinct m.name) filter (where represents and m.id <> me.id and m.name <> ''), '{}'),
    count(distinct m.id) filter (where not represents) >= o.smallest_group
  from member me
  join organisation o on o.id = me.organisation_id
  join member m on m.organisation_id = o.id and m.left_at is null
  cross join lateral (select exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'safety_representative') as represents) role
  where me.person_id = current_person() and me.left_at is null
  group by o.id, o.name, o.smallest_group
  order by o.name, o.id
$$;

revoke execute on function question_receivers from public;
grant execute on function question_receivers to andrum_person;
