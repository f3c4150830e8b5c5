-- The organisation has shown that the domain is its own. Whoever had shown it before has lost it: what counts is who can
-- write in the domain's DNS today.
create or replace function prove_sign_on_domain(p_domain text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Of two organisations that show it at once the second waits here: no index keeps them apart.
  perform pg_advisory_xact_lock(hashtextextended('domain ' || p_domain, 0));
  update single_sign_on_domain set proven_at = null
  where domain = p_domain and organisation_id <> current_organisation() and proven_at is not null;
  update single_sign_on_domain set proven_at = p_at
  where domain = p_domain and organisation_id = current_organisation();
end $$;

revoke execute on function prove_sign_on_domain from public;
grant execute on function prove_sign_on_domain to andrum_hr;
