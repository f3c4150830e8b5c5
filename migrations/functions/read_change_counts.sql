-- How the changes of participants with and without guidance stood when both groups last had fifty more, for staff; for anybody else
-- there are none.
create or replace function read_change_counts()
returns table (programme text, guided boolean, counted text, people integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.programme, c.guided, c.counted, c.shown from change_count c where is_staff() and c.shown > 0
$$;

revoke execute on function read_change_counts from public;
grant execute on function read_change_counts to andrum_person;
