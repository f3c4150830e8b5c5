-- Somebody who is in one of the last twelve lists of another organisation and carries a figure there: of two
-- organisations of one employer only one can count them, or the other's figures could be compared with by nobody but HR.
-- For three years at most, so that an organisation that asks no more lets its people go. Nobody is told; they are newcomers
-- here.
create or replace function vault.counts_elsewhere(p_organisation uuid, p_address bytea, p_at timestamptz)
returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
    where l.address_key = p_address and l.organisation_id <> p_organisation and l.established
      and r.state <> 'cancelled' and r.frozen_at > p_at - interval '3 years'
      and 12 > (
        select count(*) from round later
        where later.organisation_id = r.organisation_id and later.state <> 'cancelled' and later.frozen_at > r.frozen_at
      )
  )
$$;

revoke execute on function vault.counts_elsewhere from public;
