-- How many have answered, for the daily participation step of the whole scope.
create or replace function vault.count_participants(p_round uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from vault.participation p where p.organisation_id = current_organisation() and p.round_id = p_round
$$;

revoke execute on function vault.count_participants from public;
grant execute on function vault.count_participants to andrum_release;
