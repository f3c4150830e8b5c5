-- What the lists and the log of organisations say of the person who asks, besides their memberships: changes of who they
-- are in a list, roles asked for, what they did that the log has. Of others it says nothing: no name, no address, and of the
-- log only what the log itself shows.
create or replace function own_list_traces() returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  with mine as (
    select m.organisation_id, m.id, o.name as organisation from member m join organisation o on o.id = m.organisation_id
    where m.person_id = current_person()
  )
  select jsonb_build_object(
    'identityChanges', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', mine.organisation, 'oldEmail', c.old_email,
        'newEmail', c.new_email, 'newExternalId', c.new_external_id, 'newName', c.new_name, 'askedAt', c.asked_at,
        'takesEffectAt', c.takes_effect_at, 'state', c.state, 'endedAt', c.ended_at) order by c.asked_at, c.id), '[]')
      from identity_change c join mine on mine.organisation_id = c.organisation_id and mine.id = c.member_id),
    'provisioned', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', mine.organisation, 'userName', p.user_name,
        'externalId', p.external_id, 'givenName', p.given_name, 'familyName', p.family_name, 'newName', p.waiting ->> 'name',
        'newEmail', p.waiting ->> 'email', 'newExternalId', p.waiting ->> 'employeeId', 'language', p.waiting ->> 'language') order by mine.organisation), '[]')
      from provisioned_member p join mine on mine.organisation_id = p.organisation_id and mine.id = p.member_id),
    'roleRequests', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', mine.organisation, 'role', q.role,
        'gives', q.gives, 'askedAt', q.asked_at, 'state', q.state, 'decidedAt', q.decided_at)
        order by q.asked_at, q.id), '[]')
      from role_request q join mine on mine.organisation_id = q.organisation_id and mine.id = q.member_id),
    'logged', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', o.name, 'at', a.at, 'kind', a.action,
        'mine', a.person_id is not distinct from current_person(), 'aboutMe', mine.id is not null or a.details ->> 'personId' is not distinct from current_person()::text,
        'role', a.details ->> 'role', 'gives', (a.details ->> 'gives')::boolean, 'file', i.file_name,
        'round', round.name, 'unit', unit.name) order by a.at, a.id), '[]')
      from (
        select organisation_id, id, at, person_id, action, details from audit_entry
        union all select null, id, at, person_id, action, details from service_entry
      ) a
      left join mine on mine.organisation_id = a.organisation_id and mine.id = (a.details ->> 'memberId')::uuid
      left join organisation o on o.id = a.organisation_id
      left join member_import i on i.organisation_id = a.organisation_id and i.id = (a.details ->> 'importId')::uuid
      left join round on round.organisation_id = a.organisation_id and round.id = (a.details ->> 'roundId')::uuid
      left join unit on unit.organisation_id = a.organisation_id and unit.id = (a.details ->> 'unitId')::uuid
      where a.person_id = current_person()
        or (a.organisation_id is null and a.action = 'sessions-ended' and a.details ->> 'personId' = current_person()::text)
        or (a.organisation_id in (select organisation_id from mine) and mine.id is not null)))
$$;

revoke execute on function own_list_traces from public;
grant execute on function own_list_traces to andrum_person;
