-- Erases the transaction's person. What vault.erase_person does to anybody, a person may ask for themselves alone.
create or replace function erase_me(p_at timestamptz, p_members uuid[], p_hashes bytea[], p_tombstones bytea[])
returns void
language sql security definer set search_path = public, pg_temp as $$
  select vault.erase_person(current_person(), p_at, p_members, p_hashes, p_tombstones)
  where current_person() is not null
$$;

revoke execute on function erase_me from public;
grant execute on function erase_me to andrum_person;
