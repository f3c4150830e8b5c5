-- The sums behind the calibration report, for staff; for anybody else there are none.
create or replace function vault.read_calibrations()
returns table (instrument_id text, instrument_version text, answers bigint, amounts jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.instrument_id, c.instrument_version, c.answers, c.amounts
  from vault.readable_calibration c where is_staff()
$$;

revoke execute on function vault.read_calibrations from public;
grant execute on function vault.read_calibrations to andrum_person;
