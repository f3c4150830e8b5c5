-- Rights that nothing uses, taken back; and a round that only ever goes on.

-- Jobs wrap keys anew; the organisation's log is written by those who work for the organisation; imports stay in the history.
revoke update on person_key from andrum_person;
drop policy written_for_oneself on audit_entry;
revoke insert on audit_entry from andrum_person;
revoke delete on member_import from andrum_hr;

-- The role that closes a round may write its state: it could also have opened one again, for answers after the figures.
create function refuse_going_back() returns trigger language plpgsql as $$
begin
  if (new.state = 'open' and old.state <> 'open') or (old.state = 'released' and new.state <> 'released') then
    raise exception 'a round never goes back';
  end if;
  return new;
end $$;
create trigger round_goes_on before update of state on round for each row execute function refuse_going_back();
revoke execute on function refuse_going_back() from public;
