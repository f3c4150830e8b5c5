-- The sessions that cookies stand for, each by the hash of its cookie and at its time; a place that is not in the answer is no
-- session, or none any more, or waits for its second factor. Asked at every request of somebody signed in, hence planned once
-- for a connection, and by indexes also where there were no sessions yet (decision 608). It has no rights of its own.
create or replace function find_sessions(p_hashes bytea[], p_nows timestamptz[])
returns table (
  place bigint, session_id uuid, person_id uuid, email text, started_at timestamptz, last_used_at timestamptz,
  second_factor boolean, proven_at timestamptz, organisation_id uuid, worked_in uuid[], opens_own boolean,
  private boolean, method text, provider text, factor text
) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select asked.place, session.id, person.id, person.email, session.started_at, session.last_used_at,
    session.second_factor, session.proven_at, session.organisation_id, session.worked_in,
    session.organisation_id is null and (session.private or own.email is null),
    session.private, session.method, session.provider, session.factor
  from unnest(p_hashes, p_nows) with ordinality as asked (token_hash, now, place)
  join identity.session session
    on session.token_hash = asked.token_hash and session.expires_at > asked.now and not session.waits
  join identity.person person on person.id = session.person_id
  left join identity.private_address own on own.person_id = person.id;
end $$;

revoke execute on function find_sessions from public;
grant execute on function find_sessions to andrum_identity;
