-- Invites some people to a round under review and puts them on its list. `established` and `change` follow from the lists
-- before. Who has erased an account is on them under a tombstone: established no more, and marked as new until the list is whole
-- (`vault.take_for_erased`).
create or replace function vault.list_people(
  p_round uuid, p_members uuid[], p_units uuid[], p_tokens bytea[], p_hashes bytea[], p_addresses bytea[], p_numbers bytea[],
  p_names bytea[], p_salts bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp
-- A plan that is kept from the first people on, when the tables were empty, would read all of them for each person.
set plan_cache_mode = force_custom_plan as $$
declare
  v_organisation uuid := current_organisation();
  v_frozen timestamptz;
  v_before boolean;
begin
  select frozen_at into v_frozen from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to write'; end if;
  -- Two organisations that list the same people wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('listed people', 0));
  v_before := exists (
    select from round r where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled'
      and r.reviewer is not null);

  with elsewhere as materialized (
    select address_key from vault.counted_elsewhere(v_organisation, p_addresses, v_frozen) as e (address_key)
  ), judged as materialized (
    select given.*,
      case when not v_before then null when last.unit_id is null then 'new' when last.unit_id <> given.unit_id then 'moved' end
        as change,
      coalesce(last.counted, false)
        and not exists (select from elsewhere where elsewhere.address_key = given.address_key) as established
    from unnest(p_members, p_units, p_tokens, p_hashes, p_addresses, p_numbers, p_names, p_salts)
      as given (member_id, unit_id, token_hash, person_hash, address_key, number_key, name_key, list_salt)
    -- Each by the index of people, however little is known of the table yet.
    left join lateral (
      select
        (array_agg(l.unit_id order by r.frozen_at desc) filter (where l.address_key = given.address_key))[1] as unit_id,
        bool_or(r.state = 'released' and r.frozen_at <= v_frozen - interval '28 days'
          and (l.address_key is null or l.address_key = given.address_key)
          and (l.number_key is null or given.number_key is null or l.number_key = given.number_key)) as counted
      from (
        select * from vault.listed_person l
        where l.organisation_id = v_organisation and l.person_hash = given.person_hash and l.round_id <> p_round
        offset 0
      ) l
      join round r on r.organisation_id = l.organisation_id and r.id = l.round_id and r.state <> 'cancelled'
    ) last on true
  ), written as (
    insert into vault.listed_person
      (organisation_id, round_id, person_hash, unit_id, address_key, number_key, name_key, change, established)
    select v_organisation, p_round, person_hash, unit_id, address_key, number_key, name_key, change, established from judged
  )
  insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash, change, list_salt)
  select v_organisation, p_round, member_id, unit_id, token_hash, change, list_salt from judged;
end $$;

revoke execute on function vault.list_people from public;
grant execute on function vault.list_people to andrum_hr;
