-- Questions to the safety representative who works, those of earlier days only: nobody reads one while its sender may still sit
-- at a screen. One that was withdrawn is among them until the morning after that. Within a day the order is that of random ids.
create or replace function received_questions(p_today date) returns table (
  id uuid, sent_on date, state text, sealed bytea, wrapped_key bytea, master_key text, reply_sealed bytea, replied_on date
) language sql stable security definer set search_path = public, pg_temp as $$
  select q.id, q.sent_on, q.state, q.sealed, q.wrapped_key, q.master_key, q.reply_sealed, q.replied_on
  from anonymous_question q
  where q.organisation_id = current_organisation() and q.sent_on < p_today
    and (q.withdrawn_on is null or q.withdrawn_on >= p_today) and holds_role('safety_representative')
  order by q.state = 'done', q.sent_on, q.id
$$;

revoke execute on function received_questions from public;
grant execute on function received_questions to andrum_hr;
