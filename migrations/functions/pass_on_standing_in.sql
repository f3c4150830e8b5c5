-- A guide who goes away passes on to their own stand-in whom they stand in for: one who is away answers nobody.
create or replace function pass_on_standing_in(p_to uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update guide set stand_in_id = p_to where stand_in_id = current_person() and person_id <> p_to
$$;

revoke execute on function pass_on_standing_in from public;
grant execute on function pass_on_standing_in to andrum_person;
