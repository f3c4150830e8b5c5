-- Staff say how far they have come with a message: answered, done, or new again. Said twice it is said once. What is
-- done does not become answered: that would be an older page of a colleague's. Says whether there is such a message for
-- somebody who is staff.
create or replace function mark_contact_message(p_id uuid, p_state text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_staff() then return false; end if;
  update contact_message set state = p_state, state_at = case when p_state <> 'new' then p_at end
    where id = p_id and state <> p_state and (state, p_state) <> ('done', 'answered');
  return exists (select from contact_message where id = p_id);
end $$;

revoke execute on function mark_contact_message from public;
grant execute on function mark_contact_message to andrum_person;
