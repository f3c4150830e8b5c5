-- A round that will not open: its list is forgotten.
create or replace function vault.cancel_list(p_round uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update round set state = 'cancelled'
  where organisation_id = current_organisation() and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review is cancelled'; end if;
  delete from vault.listed_person where organisation_id = current_organisation() and round_id = p_round;
  delete from vault.counter where organisation_id = current_organisation() and round_id = p_round;
  delete from frozen_list_tile where organisation_id = current_organisation() and round_id = p_round;
  delete from invitation where organisation_id = current_organisation() and round_id = p_round;
end $$;

revoke execute on function vault.cancel_list from public;
grant execute on function vault.cancel_list to andrum_hr;
