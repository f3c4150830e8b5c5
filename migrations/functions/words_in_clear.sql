-- Support requests and contact messages from before words were sealed, oldest first: the job that seals them reads them
-- here, and finds nothing once it is done.
create or replace function words_in_clear(p_limit integer) returns table (kind text, id uuid, words jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  (select 'support-request', s.id, jsonb_build_object('name', s.name, 'reach', s.reach, 'message', s.message)
  from support_request s where s.sealed is null and s.name <> '' order by s.sent_at limit p_limit)
  union all
  (select 'contact-message', c.id, jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone,
    'subject', c.subject, 'message', c.message)
  from contact_message c where c.sealed is null order by c.received_at limit p_limit)
$$;

revoke execute on function words_in_clear from public;
grant execute on function words_in_clear to andrum_jobs;
