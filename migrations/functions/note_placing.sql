-- Before staff place what they hold: notes the key of their request. If it is refused afterwards, the transaction takes the
-- note with it.
create or replace function note_placing(p_id uuid, p_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  update booking set last_key = p_key where id = p_id and staff_id = current_person() and is_staff()
$$;

revoke execute on function note_placing from public;
grant execute on function note_placing to andrum_person;
