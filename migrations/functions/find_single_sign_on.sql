-- The single sign-on that a domain has been proven for. Called by sign-in only.
create or replace function find_single_sign_on(p_domain text)
returns table (organisation_id uuid, organisation text, issuer text, client_id text, sealed_secret bytea, wrapped bytea,
  master_key text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, s.issuer, s.client_id, s.sealed_secret, s.wrapped_key, s.master_key
  from single_sign_on_domain d
  join single_sign_on s on s.organisation_id = d.organisation_id
  join organisation o on o.id = d.organisation_id
  where d.domain = p_domain and d.proven_at is not null
$$;

revoke execute on function find_single_sign_on from public;
grant execute on function find_single_sign_on to andrum_identity;
