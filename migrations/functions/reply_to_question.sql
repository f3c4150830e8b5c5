-- Stores the reply of a safety representative, once. Says 'stored', 'replied' (there is one) or 'unknown'.
create or replace function reply_to_question(p_id uuid, p_today date, p_reply bytea) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from received_questions(p_today) where id = p_id) then return 'unknown'; end if;
  update anonymous_question set reply_sealed = p_reply, replied_on = p_today
  where organisation_id = current_organisation() and id = p_id and reply_sealed is null;
  return case when found then 'stored' else 'replied' end;
end $$;

revoke execute on function reply_to_question from public;
grant execute on function reply_to_question to andrum_hr;
