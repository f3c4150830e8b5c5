-- Marks as new, on a list that has been counted, those of `p_members` (with their hashes) whom `vault.take_for_erased` has taken for people
-- with an erased account: they have another address since they were listed, and anybody else who has is marked. Where they stand
-- is counted as it is of anybody else.
create or replace function vault.mark_as_new(p_round uuid, p_members uuid[], p_hashes bytea[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organisation uuid := current_organisation();
begin
  perform from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to mark'; end if;

  with taken as materialized (
    select given.member_id, l.person_hash from unnest(p_members, p_hashes) as given (member_id, person_hash)
    join vault.listed_person l on l.organisation_id = v_organisation and l.round_id = p_round
      and l.person_hash = given.person_hash and l.change is distinct from 'new'
    where not exists (select from vault.listed_person other where other.organisation_id = v_organisation
      and other.person_hash = given.person_hash and other.round_id <> p_round)
  ), listed as (
    update vault.listed_person l set change = 'new' from taken
    where l.organisation_id = v_organisation and l.round_id = p_round and l.person_hash = taken.person_hash
  ), invited as (
    update invitation i set change = 'new' from taken
    where i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = taken.member_id
  )
  update round r set joined = r.joined + (select count(*) from taken)
  where r.organisation_id = v_organisation and r.id = p_round;
end $$;

revoke execute on function vault.mark_as_new from public;
grant execute on function vault.mark_as_new to andrum_hr;
