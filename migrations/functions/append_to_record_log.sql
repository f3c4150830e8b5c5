-- Appends one entry to the record log and returns its place. Appends wait for each other until their transactions end, so
-- that no place is left empty; reading goes on meanwhile.
create or replace function append_to_record_log(p_entry bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_appended bigint;
  v_place bigint;
  v_level integer := 0;
  v_hash bytea := sha256('\x00'::bytea || p_entry);
begin
  lock table record_log_entry in exclusive mode;
  select coalesce(max(place) + 1, 0) into v_appended from record_log_entry;
  insert into record_log_entry (place, entry) values (v_appended, p_entry);
  v_place := v_appended;
  loop
    insert into record_log_subtree (level, place, hash) values (v_level, v_place, v_hash);
    exit when v_place % 2 = 0;
    select sha256('\x01'::bytea || s.hash || v_hash) into strict v_hash
      from record_log_subtree s where s.level = v_level and s.place = v_place - 1;
    v_level := v_level + 1;
    v_place := v_place / 2;
  end loop;
  return v_appended;
end $$;

revoke execute on function append_to_record_log from public;
grant execute on function append_to_record_log to andrum_hr, andrum_release;
