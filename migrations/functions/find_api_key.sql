-- The key that a secret belongs to, if it opens anything; notes the day on which it was used.
create or replace function find_api_key(p_secret_hash bytea, p_today date)
returns table (organisation_id uuid, id uuid, name text, scopes text[])
language sql security definer set search_path = public, pg_temp as $$
  update api_key k set used_on = p_today
  where k.secret_hash = p_secret_hash and k.ended_at is null and (k.used_on is null or k.used_on < p_today);
  select k.organisation_id, k.id, k.name, k.scopes from api_key k
  where k.secret_hash = p_secret_hash and k.ended_at is null
$$;

revoke execute on function find_api_key from public;
grant execute on function find_api_key to andrum_person;
