-- Of these people, by their addresses, those who are in one of the last twelve lists of another organisation and carry a
-- figure there: of two organisations of one employer only one can count them, or the other's figures could be compared with
-- by nobody but HR. For three years at most, so that an organisation that asks no more lets its people go. Nobody is told;
-- they are newcomers here.
create or replace function vault.counted_elsewhere(p_organisation uuid, p_addresses bytea[], p_at timestamptz)
returns setof bytea
language sql stable security definer set search_path = public, pg_temp as $$
  with listed as materialized (
    select given.address_key, l.organisation_id, l.round_id from unnest(p_addresses) as given (address_key)
    -- Each by the index of addresses, however little is known of the table yet.
    cross join lateral (
      select l.organisation_id, l.round_id from vault.listed_person l
      where l.address_key = given.address_key and l.organisation_id <> p_organisation and l.established
      offset 0
    ) l
  )
  select distinct listed.address_key
  from listed join round r on r.organisation_id = listed.organisation_id and r.id = listed.round_id
  where r.state <> 'cancelled' and r.frozen_at > p_at - interval '3 years'
    and 12 > (
      select count(*) from round later
      where later.organisation_id = r.organisation_id and later.state <> 'cancelled' and later.frozen_at > r.frozen_at
    )
$$;

revoke execute on function vault.counted_elsewhere from public;
