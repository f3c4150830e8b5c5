-- The question that a secret opens, with its reply: the hash stands in for the person.
create or replace function find_question(p_organisation uuid, p_secret_hash bytea) returns table (
  id uuid, sent_on date, state text, sealed bytea, wrapped_key bytea, master_key text, reply_sealed bytea, replied_on date
) language sql stable security definer set search_path = public, pg_temp as $$
  select q.id, q.sent_on, q.state, q.sealed, q.wrapped_key, q.master_key, q.reply_sealed, q.replied_on
  from anonymous_question q where q.organisation_id = p_organisation and q.secret_hash = p_secret_hash
    and q.withdrawn_on is null
$$;

revoke execute on function find_question from public;
grant execute on function find_question to andrum_person;
