-- Puts some people of a round under review on its list. `established` and `change` follow from the lists before.
create or replace function vault.list_people(
  p_round uuid, p_members uuid[], p_hashes bytea[], p_addresses bytea[], p_numbers bytea[], p_names bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organisation uuid := current_organisation();
  v_frozen timestamptz;
begin
  select frozen_at into v_frozen from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to write'; end if;
  -- Two organisations that list the same people wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('listed people', 0));

  with listed as (
    select given.*, i.unit_id, last.unit_id as last_unit
    from unnest(p_members, p_hashes, p_addresses, p_numbers, p_names)
      as given (member_id, person_hash, address_key, number_key, name_key)
    join invitation i on i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = given.member_id
    left join lateral (
      select l.unit_id from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
      where l.organisation_id = v_organisation and l.person_hash = given.person_hash
        and l.address_key = given.address_key and r.id <> p_round and r.state <> 'cancelled'
      order by r.frozen_at desc limit 1
    ) last on true
  ), judged as (
    select listed.*,
      case when not exists (
          select from round r where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled'
            and r.reviewer is not null) then null
        when last_unit is null then 'new' when last_unit <> unit_id then 'moved' end as change,
      exists (
        select from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
        where l.organisation_id = v_organisation and l.person_hash = listed.person_hash
          and r.state = 'released' and r.frozen_at <= v_frozen - interval '28 days'
          and (l.address_key is null or l.address_key = listed.address_key)
          and (l.number_key is null or listed.number_key is null or l.number_key = listed.number_key)
      ) and not vault.counts_elsewhere(v_organisation, address_key, v_frozen) as established
    from listed
  ), written as (
    insert into vault.listed_person
      (organisation_id, round_id, person_hash, unit_id, address_key, number_key, name_key, change, established)
    select v_organisation, p_round, person_hash, unit_id, address_key, number_key, name_key, change, established from judged
  )
  update invitation i set change = judged.change from judged
  where i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = judged.member_id
    and judged.change is not null;
end $$;

revoke execute on function vault.list_people from public;
grant execute on function vault.list_people to andrum_hr;
