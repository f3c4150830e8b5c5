-- Of a list that is whole, those who are marked as new, are on no other list, and were in the organisation before (`p_members`, with
-- their hashes): who has erased an account is on the lists before under a tombstone, and HR would read here who it was. In a unit
-- with no more of them than tombstones they are taken for those, and not marked. The others, where no more than tombstones are left,
-- have moved from another unit; so have those whom the organisation's own list had elsewhere when the list before was frozen. Who by
-- that list comes from a unit that is not asked now has moved, too, where no more come from there than it has tombstones. A unit with
-- more of them than its tombstones is left as it is: nobody hides behind an erased account. Returns how many come from units that
-- are not asked.
create or replace function vault.take_for_erased(p_round uuid, p_members uuid[], p_hashes bytea[]) returns integer
language plpgsql security definer set search_path = public, pg_temp
-- As in `vault.count_list`: the planner takes a list that was just written for one row.
set enable_nestloop = off as $$
declare
  v_organisation uuid := current_organisation();
  v_elsewhere integer;
begin
  perform from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to mark'; end if;

  with last_list as materialized (
    select distinct on (before.unit_id) before.unit_id, before.round_id, r.frozen_at,
      before.unit_id in (select unit_id from round_unit where organisation_id = v_organisation and round_id = p_round) as asked
    from round r join round_unit before on before.organisation_id = r.organisation_id and before.round_id = r.id
    where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled' and r.reviewer is not null
    order by before.unit_id, r.frozen_at desc
  ), all_tombs as materialized (
    select last.unit_id, last.frozen_at, last.asked, count(*) as people from last_list last join vault.listed_person l
      on l.organisation_id = v_organisation and l.round_id = last.round_id and l.unit_id = last.unit_id
    where l.address_key is null and l.number_key is null and l.name_key is null
    group by last.unit_id, last.frozen_at, last.asked
  ), tombs as materialized (
    select * from all_tombs where asked
  ), unlisted as materialized (
    select i.unit_id, i.member_id, given.person_hash, m.joined_at from unnest(p_members, p_hashes) as given (member_id, person_hash)
    join invitation i on i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = given.member_id
      and i.change = 'new'
    join member m on m.organisation_id = v_organisation and m.id = given.member_id
    where not exists (select from vault.listed_person l where l.organisation_id = v_organisation
      and l.person_hash = given.person_hash and l.round_id <> p_round)
  ), movers as materialized (
    select * from unlisted
    where member_id in (select member_id from member_move where organisation_id = v_organisation)
  ), placed as materialized (
    select movers.*, lists.frozen_at, coalesce((
      select moved.unit_id from member_move moved
      where moved.organisation_id = v_organisation and moved.member_id = movers.member_id and moved.at > lists.frozen_at
      order by moved.at limit 1), movers.unit_id) as unit_then
    from movers cross join (select distinct frozen_at from last_list) lists where movers.joined_at <= lists.frozen_at
  ), was_in as materialized (
    select placed.*, last.asked from placed
    join last_list last on last.unit_id = placed.unit_then and last.frozen_at = placed.frozen_at
  ), elsewhere as materialized (
    select *, count(*) over (partition by unit_then) as people from (
      select distinct on (member_id) * from was_in
      where not exists (select from was_in there where there.member_id = was_in.member_id and there.asked)
      order by member_id, frozen_at desc
    ) one
  ), long_here as materialized (
    select unlisted.*, tombs.people as tombs,
      tombs.people is null or coalesce(placed.unit_then <> unlisted.unit_id, false) as came
    from unlisted left join tombs on tombs.unit_id = unlisted.unit_id
    left join placed on placed.member_id = unlisted.member_id and placed.frozen_at = tombs.frozen_at
    where unlisted.joined_at <= coalesce(tombs.frozen_at, (select max(frozen_at) from tombs))
      and unlisted.member_id not in (select member_id from elsewhere)
  ), counted as materialized (
    select *, count(*) over (partition by unit_id) as people from long_here where not came
  ), left_over as materialized (
    select (select coalesce(sum(tombs.people), 0) from tombs where not exists (
        select from counted where counted.unit_id = tombs.unit_id and counted.people > tombs.people))
      - (select count(*) from counted where people <= tombs) as tombs
  ), settled as materialized (
    select member_id, person_hash, null as change from counted where people <= tombs
    union all
    select member_id, person_hash, 'moved' from long_here where came
      and (select count(*) from long_here where came) <= (select tombs from left_over)
    union all
    select member_id, person_hash, 'moved' from elsewhere
      where people <= (select people from all_tombs where all_tombs.unit_id = elsewhere.unit_then)
  ), listed as (
    update vault.listed_person l set change = settled.change from settled
    where l.organisation_id = v_organisation and l.round_id = p_round and l.person_hash = settled.person_hash
  ), invited as (
    update invitation i set change = settled.change from settled
    where i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = settled.member_id
  )
  select count(*) into v_elsewhere from settled where member_id in (select member_id from elsewhere);
  return v_elsewhere;
end $$;

revoke execute on function vault.take_for_erased from public;
grant execute on function vault.take_for_erased to andrum_hr;
