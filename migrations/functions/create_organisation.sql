-- Makes an organisation that has nothing yet. Setting up organisations is the provider's work, done by the server's own
-- set-up code. A simulated one is shown when finish_simulated_organisation has been called.
create or replace function create_organisation(p_id uuid, p_name text, p_simulated boolean, p_created_at timestamptz)
returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into organisation (id, name, simulated, ready, created_at)
  values (p_id, p_name, p_simulated, not p_simulated, p_created_at)
$$;

revoke execute on function create_organisation from public;
grant execute on function create_organisation to andrum_identity;
