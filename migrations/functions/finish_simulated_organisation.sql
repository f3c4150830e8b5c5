-- The making of a simulated organisation came to its end: from now on it is shown.
create or replace function finish_simulated_organisation(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update organisation set ready = true where id = p_id and simulated
$$;

revoke execute on function finish_simulated_organisation from public;
grant execute on function finish_simulated_organisation to andrum_identity;
