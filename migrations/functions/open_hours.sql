-- What free times are worked out from: hours without names and addresses, of people who are still staff. A guide who is away cannot be
-- booked meanwhile either.
create or replace function open_hours() returns table (
  person_id uuid, weekly jsonb, minutes_before integer, minutes_after integer, notice_hours integer, horizon_days integer,
  exceptions jsonb
) language sql stable security definer set search_path = public, pg_temp as $$
  select a.person_id, a.weekly, a.minutes_before, a.minutes_after, a.notice_hours, a.horizon_days,
    coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'from', e.from_local, 'until', e.until_local, 'types', e.types))
      from (
        select kind, from_local, until_local, types from availability_exception where person_id = a.person_id
        union all
        select 'away', '2000-01-01T00:00', g.away_until + 1 || 'T00:00', '[]' from guide g
        where g.person_id = a.person_id and g.ended_at is null and g.away_until is not null) e), '[]')
  from availability a join staff s on s.person_id = a.person_id
  order by a.person_id
$$;

revoke execute on function open_hours from public;
grant execute on function open_hours to andrum_person;
