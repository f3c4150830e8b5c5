-- Counts a list that is whole: in each unit against the last list that asked this unit, and all in all. Those whom
-- `vault.take_for_erased` has taken for people with an erased account (`back`: not marked as new, and on no other list) have neither
-- come nor gone; `p_elsewhere` of them are on no list that this one is counted against.
create or replace function vault.count_list(p_round uuid, p_elsewhere integer default 0) returns void
language plpgsql security definer set search_path = public, pg_temp
-- Nothing is known yet of a list that was just written: the planner takes it for one row, and would compare each with each.
set enable_nestloop = off as $$
declare
  v_organisation uuid := current_organisation();
begin
  perform from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to count'; end if;
  -- What is known of the lists before this one misleads as well: a long list is looked at first, which takes less than a second.
  if (select count(*) from vault.listed_person where organisation_id = v_organisation and round_id = p_round) > 5000 then
    analyze vault.listed_person;
    analyze round_unit;
  end if;

  with last_list as materialized (
    select ru.unit_id, last.round_id
    from round_unit ru
    left join (
      select distinct on (before.unit_id) before.unit_id, before.round_id from round r join round_unit before
        on before.organisation_id = r.organisation_id and before.round_id = r.id
      where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled' and r.reviewer is not null
      order by before.unit_id, r.frozen_at desc
    ) last on last.unit_id = ru.unit_id
    where ru.organisation_id = v_organisation and ru.round_id = p_round
  ), listed as materialized (
    select l.unit_id, l.person_hash, l.change from vault.listed_person l
    where l.organisation_id = v_organisation and l.round_id = p_round
  ), before as materialized (
    select last.unit_id, l.person_hash, coalesce(l.change = 'new', false) as brief,
      l.address_key is null and l.number_key is null and l.name_key is null as erased
    from last_list last join vault.listed_person l
      on l.organisation_id = v_organisation and l.round_id = last.round_id and l.unit_id = last.unit_id
  ), gone as materialized (
    select * from before where not exists (
      select from listed where listed.unit_id = before.unit_id and listed.person_hash = before.person_hash)
  ), listed_by_unit as (
    select unit_id, count(*) as invited, count(*) filter (where before.person_hash is null) as joined
    from listed left join before using (unit_id, person_hash) group by unit_id
  ), gone_by_unit as (
    select unit_id, count(*) as gone, count(*) filter (where brief and not erased) as brief,
      count(*) filter (where brief and erased) as brief_erased
    from gone group by unit_id
  ), back as materialized (
    select listed.unit_id, count(*) as people, count(*) filter (where listed.change is null) as stayed from listed
    where listed.change is distinct from 'new' and exists (select from gone where erased)
      and not exists (select from vault.listed_person l where l.organisation_id = v_organisation
        and l.person_hash = listed.person_hash and l.round_id <> p_round)
    group by listed.unit_id
  ), units as (
    update round_unit ru set
      invited = coalesce(l.invited, 0),
      joined = case when last.round_id is not null then coalesce(l.joined, 0) - coalesce(b.stayed, 0) end,
      gone = case when last.round_id is not null then coalesce(g.gone, 0) - coalesce(b.stayed, 0) end,
      brief = case when last.round_id is not null
        then coalesce(g.brief + greatest(g.brief_erased - coalesce(b.stayed, 0), 0), 0) end
    from last_list last left join listed_by_unit l on l.unit_id = last.unit_id
      left join gone_by_unit g on g.unit_id = last.unit_id
      left join back b on b.unit_id = last.unit_id
    where ru.organisation_id = v_organisation and ru.round_id = p_round and ru.unit_id = last.unit_id
  )
  update round r set
    joined = (select count(*) from listed where change = 'new'),
    gone = (select count(distinct gone.person_hash) from gone
      where not exists (select from listed where listed.person_hash = gone.person_hash))
      - coalesce((select sum(people) from back) - p_elsewhere, 0)
  where r.organisation_id = v_organisation and r.id = p_round
    and exists (select from last_list where round_id is not null);
end $$;

revoke execute on function vault.count_list from public;
grant execute on function vault.count_list to andrum_hr;
