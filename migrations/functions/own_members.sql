-- The memberships that the transaction's person has today: row policies ask it.
create or replace function own_members() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from member where person_id = current_person() and left_at is null
$$;

revoke execute on function own_members from public;
grant execute on function own_members to andrum_person;
