-- Organisations where the transaction's person is a member today: row policies ask it.
create or replace function own_organisations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organisation_id from member where person_id = current_person() and left_at is null
$$;

revoke execute on function own_organisations from public;
grant execute on function own_organisations to andrum_person;
