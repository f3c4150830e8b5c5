-- Opening a first list that was approved, or stated where nobody could approve it, establishes who is in it.
create or replace function vault.establish_first_list(p_round uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update vault.listed_person l set established = true from round r
  where r.organisation_id = current_organisation() and r.id = p_round and r.state = 'in-review'
    and l.organisation_id = r.organisation_id and l.round_id = r.id
    and not exists (select from round other where other.organisation_id = r.organisation_id and other.id <> r.id
      and other.state <> 'cancelled')
    and not vault.counts_elsewhere(r.organisation_id, l.address_key, r.frozen_at)
$$;

revoke execute on function vault.establish_first_list from public;
grant execute on function vault.establish_first_list to andrum_hr;
