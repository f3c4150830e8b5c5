-- A safety representative marks a question as done, or as open again; done twice it is done once. Says whether there is one.
create or replace function mark_question(p_id uuid, p_today date, p_state text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from received_questions(p_today) where id = p_id) then return false; end if;
  update anonymous_question set state = p_state where organisation_id = current_organisation() and id = p_id;
  return true;
end $$;

revoke execute on function mark_question from public;
grant execute on function mark_question to andrum_hr;
