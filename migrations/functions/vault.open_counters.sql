-- Lays out an empty counter for every unit of a round that opens, all measures at zero.
create or replace function vault.open_counters(p_round uuid, p_amounts jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into vault.counter (organisation_id, round_id, unit_id, amounts)
  select ru.organisation_id, ru.round_id, ru.unit_id, p_amounts from round_unit ru
  where ru.organisation_id = current_organisation() and ru.round_id = p_round
  on conflict do nothing
$$;

revoke execute on function vault.open_counters from public;
grant execute on function vault.open_counters to andrum_hr;
