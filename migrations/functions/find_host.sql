-- Who holds a meeting, and where by video.
create or replace function find_host(p_staff uuid) returns table (name text, video_url text)
language sql stable security definer set search_path = public, pg_temp as $$
  select name, video_url from availability where person_id = p_staff
$$;

revoke execute on function find_host from public;
grant execute on function find_host to andrum_person;
