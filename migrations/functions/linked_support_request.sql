-- The open support request that a mailed link leads to. Occupational health has no account: the hash of the link's secret
-- stands in for one, and is dead once the case is closed.
create or replace function linked_support_request(p_link_hash bytea) returns table (
  id uuid, receiver text, organisation text, name text, reach text, message text, state text,
  sent_at timestamptz, promised_on date, acknowledged_at timestamptz, sealed bytea, wrapped_key bytea, master_key text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.receiver, o.name, s.name, s.reach, s.message, s.state, s.sent_at, s.promised_on, s.acknowledged_at,
    s.sealed, s.wrapped_key, s.master_key
  from support_request s join organisation o on o.id = s.organisation_id
  where s.link_hash = p_link_hash and s.state <> 'closed'
$$;

revoke execute on function linked_support_request from public;
grant execute on function linked_support_request to andrum_person;
