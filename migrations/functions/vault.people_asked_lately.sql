-- Of how many people of other rounds that count (under review, open, or since `p_since`) this list has the same again:
-- by member, address, number, or by the name of somebody who is here no more under the address they had. Besides, those who by the
-- organisation's own list were in a unit that such a round asks (`p_rounds`, with their hashes): who has erased an account is on its
-- list under a tombstone, and counts like anybody else. A process of the version before gives none.
create or replace function vault.people_asked_lately(
  p_round uuid, p_since timestamptz, p_names bytea[], p_addresses bytea[],
  p_rounds uuid[] default '{}', p_hashes bytea[] default '{}'
) returns table (round_id uuid, people bigint)
language sql stable security definer set search_path = public, pg_temp
-- Nothing is known yet of a list that was just written: the planner takes it for one row, and would compare each with each.
set enable_nestloop = off as $$
  with present as (select * from unnest(p_names, p_addresses) as given (name_key, address_key)),
  listed as materialized (
    select * from vault.listed_person l where l.organisation_id = current_organisation() and l.round_id = p_round),
  before as materialized (
    select l.* from round r join vault.listed_person l on l.organisation_id = r.organisation_id and l.round_id = r.id
    where r.organisation_id = current_organisation() and r.id <> p_round and r.state <> 'cancelled'
      and (r.state <> 'released' or r.opened_at > p_since or r.released_at > p_since))
  select same.round_id, count(distinct same.person_hash) from (
    select before.round_id, before.person_hash from before join listed using (person_hash)
    union all select before.round_id, before.person_hash from before join listed using (address_key)
    union all select before.round_id, before.person_hash from before join listed using (number_key)
    union all select before.round_id, before.person_hash from before join listed using (name_key)
      where not exists (select from present
        where present.name_key = before.name_key and present.address_key = before.address_key)
    union all select * from unnest(p_rounds, p_hashes)
  ) same group by same.round_id
$$;

revoke execute on function vault.people_asked_lately from public;
grant execute on function vault.people_asked_lately to andrum_hr;
