-- Open support requests for the receiver who is signed in. Receivers have no right to the table: they get what was sent,
-- as long as the case is open, and never the sender's account. A closed case is gone from here.
create or replace function received_support_requests() returns table (
  id uuid, receiver text, organisation text, name text, reach text, message text, state text,
  sent_at timestamptz, promised_on date, acknowledged_at timestamptz, sealed bytea, wrapped_key bytea, master_key text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.receiver, o.name, s.name, s.reach, s.message, s.state, s.sent_at, s.promised_on, s.acknowledged_at,
    s.sealed, s.wrapped_key, s.master_key
  from support_request s left join organisation o on o.id = s.organisation_id
  where s.state <> 'closed' and is_addressed_to_me(s.receiver, s.organisation_id)
  order by s.state = 'acknowledged', s.sent_at, s.id
$$;

revoke execute on function received_support_requests from public;
grant execute on function received_support_requests to andrum_person;
