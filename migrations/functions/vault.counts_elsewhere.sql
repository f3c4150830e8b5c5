-- Somebody whom another organisation's list had in the last 28 days, and who carries a figure there: of two organisations
-- of one employer only one can count them. Nobody is told; they are newcomers here.
create or replace function vault.counts_elsewhere(p_organisation uuid, p_address bytea, p_at timestamptz)
returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
    where l.address_key = p_address and l.organisation_id <> p_organisation and l.established
      and r.state <> 'cancelled' and r.frozen_at > p_at - interval '28 days'
  )
$$;

revoke execute on function vault.counts_elsewhere from public;
