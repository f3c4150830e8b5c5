-- Makes a booking: 'made'; 'same' was there already, 'other' has the key but not the wish; 'taken' by somebody else;
-- 'too-many'. Bookings to come are counted for an account alone: under an address that anybody may write, a refusal would tell
-- what somebody else has booked. What a visitor books is counted by network, before this.
create or replace function make_booking(
  p_id uuid, p_asked bytea, p_person uuid, p_staff uuid, p_type text, p_starts timestamptz, p_ends timestamptz, p_way text,
  p_name text, p_email text, p_phone text, p_company text, p_language text, p_wishes jsonb, p_reminder timestamptz, p_at timestamptz, p_most integer
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_asked bytea;
begin
  if p_person is distinct from current_person() then
    raise exception 'a booking is made for oneself' using errcode = 'insufficient_privilege';
  end if;
  -- Of two bookings of theirs at once one waits here, and is counted with the other; one and the same, sent twice, finds itself.
  perform pg_advisory_xact_lock(hashtextextended('bookings of ' || coalesce(p_person, p_id), 0));
  select asked_hash into v_asked from booking where id = p_id;
  if found then return case when v_asked = p_asked then 'same' else 'other' end; end if;
  if p_most <= (select count(*) from booking
      where person_id = p_person
        and state in ('requested', 'booked') and coalesce(ends_at, p_at + interval '1 minute') > p_at) then
    return 'too-many';
  end if;
  -- Waits for an erasure of theirs that is under way; none begins before this is stored, so that it is called off with the account.
  perform pg_advisory_xact_lock_shared(hashtextextended('person ' || p_staff, 0));
  if p_staff is not null and not exists (select from staff where person_id = p_staff) then return 'taken'; end if;
  insert into booking (id, asked_hash, person_id, staff_id, type, state, starts_at, ends_at, way, name, email, phone, company, language,
    wishes, reminder_at, made_at, changed_at)
  values (p_id, p_asked, p_person, p_staff, p_type, case when p_starts is null then 'requested' else 'booked' end, p_starts, p_ends,
    p_way, p_name, p_email, p_phone, p_company, p_language, p_wishes, p_reminder, p_at, p_at)
  on conflict (id) do nothing;
  if not found then
    select asked_hash into v_asked from booking where id = p_id;
    return case when v_asked = p_asked then 'same' else 'other' end;
  end if;
  if p_starts is not null and not hold_time(p_id, p_staff, p_starts, p_ends) then
    delete from booking where id = p_id;
    return 'taken';
  end if;
  return 'made';
end $$;

revoke execute on function make_booking from public;
grant execute on function make_booking to andrum_person;
