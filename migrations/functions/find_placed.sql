-- The booking that a request with this key has placed. The key is a hash under a key of the server, made of the person and
-- what their browser sent.
create or replace function find_placed(p_id uuid, p_key bytea) returns setof booking
language sql stable security definer set search_path = public, pg_temp as $$
  select * from booking where id = p_id and last_key = p_key and is_staff()
$$;

revoke execute on function find_placed from public;
grant execute on function find_placed to andrum_person;
