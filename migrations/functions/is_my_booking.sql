-- Whether the transaction's person booked this, or holds it, or is staff and it is a lecture that nobody holds yet.
create or replace function is_my_booking(p_person uuid, p_staff uuid, p_type text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(p_person = current_person()
    or (is_staff() and (p_staff = current_person() or (p_staff is null and p_type = 'lecture'))), false)
$$;

revoke execute on function is_my_booking from public;
