-- Who took part in released rounds that no release looks back on any more: the newest `p_kept` of each organisation stay, in
-- the order in which a release takes them (src/server/rounds/release/snapshot-repository.ts). Returns how many marks are gone. Figures stay, and
-- so do lists of who was asked: those say who is established.
create or replace function vault.forget_participants(p_kept integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with past as (
    select organisation_id, round_id from (
      select organisation_id, round_id,
        row_number() over (partition by organisation_id order by released_at desc, round_id desc) as place
      from snapshot) ranked
    where place > p_kept
  ), participants as (
    delete from vault.participation p using past
    where p.organisation_id = past.organisation_id and p.round_id = past.round_id returning 1
  ), blocks as (
    delete from vault.block_member b using past
    where b.organisation_id = past.organisation_id and b.round_id = past.round_id returning 1
  )
  select (select count(*) from participants) + (select count(*) from blocks)
$$;

revoke execute on function vault.forget_participants from public;
grant execute on function vault.forget_participants to andrum_jobs;
