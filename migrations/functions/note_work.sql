-- The first work that a session does in a role of an organisation, in its log: somebody with that role has signed in there.
-- Nothing is written of anybody without a role, nor the second time.
create or replace function note_work(p_session uuid, p_organisation uuid, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with begun as (
    update identity.session s set worked_in = array_append(s.worked_in, p_organisation)
    where s.id = p_session and not (p_organisation = any(s.worked_in)) and exists (
      select from member m
      join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
      where m.organisation_id = p_organisation and m.person_id = s.person_id and m.left_at is null)
    returning s.person_id, s.method, s.provider, s.factor)
  insert into audit_entry (organisation_id, at, person_id, action, sign_in)
  select p_organisation, p_at, begun.person_id, 'signed-in',
    jsonb_build_object('method', begun.method, 'provider', begun.provider, 'factor', begun.factor) from begun
$$;

revoke execute on function note_work from public;
grant execute on function note_work to andrum_identity;
