-- Customers by their id or by their whole name, for the provider's commands.
create or replace function find_organisations(p_which text) returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name from organisation o where o.id::text = lower(p_which) or lower(o.name) = lower(p_which) order by o.name, o.id
$$;

revoke execute on function find_organisations from public;
grant execute on function find_organisations to andrum_identity;
