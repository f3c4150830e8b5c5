-- Opening a first list that was approved, or stated where nobody could approve it, establishes who is in it.
create or replace function vault.establish_first_list(p_round uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with first as materialized (
    select r.organisation_id, r.id, r.frozen_at from round r
    where r.organisation_id = current_organisation() and r.id = p_round and r.state = 'in-review'
      and not exists (select from round other where other.organisation_id = r.organisation_id and other.id <> r.id
        and other.state <> 'cancelled')
  ), elsewhere as materialized (
    select address_key from first cross join lateral vault.counted_elsewhere(first.organisation_id, (
        select array_agg(l.address_key) from vault.listed_person l
        where l.organisation_id = first.organisation_id and l.round_id = first.id), first.frozen_at) as e (address_key)
  )
  update vault.listed_person l set established = true from first
  where l.organisation_id = first.organisation_id and l.round_id = first.id
    and not exists (select from elsewhere where elsewhere.address_key = l.address_key)
$$;

revoke execute on function vault.establish_first_list from public;
grant execute on function vault.establish_first_list to andrum_hr;
