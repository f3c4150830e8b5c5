-- Whether the transaction's person is one of the provider's staff, and stays so until it ends: one of this and a dismissal waits.
create or replace function hold_staff() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from staff where person_id = current_person() for key share;
  return found;
end $$;

revoke execute on function hold_staff from public;
grant execute on function hold_staff to andrum_person;
