-- The simulated organisation that /demo shows to anybody.
create or replace function demo_organisation() returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organisation where simulated and ready order by created_at limit 1
$$;

revoke execute on function demo_organisation from public;
grant execute on function demo_organisation to andrum_hr, andrum_identity;
