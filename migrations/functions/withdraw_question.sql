-- Deletes the question that a secret opens, with its reply; done twice it is done once.
create or replace function withdraw_question(p_organisation uuid, p_secret_hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from anonymous_question where organisation_id = p_organisation and secret_hash = p_secret_hash
$$;

revoke execute on function withdraw_question from public;
grant execute on function withdraw_question to andrum_person;
