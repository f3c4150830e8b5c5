-- What the papers of organisations say of the person who asks: changes of who they are in a list, roles asked for, what
-- they did that the log has, and their part in the action plan, in reviews of lists and in printing slips. Of others it
-- says nothing: no name, no address, and of the log only what the log itself shows.
create or replace function own_traces() returns jsonb
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
        'externalId', p.external_id, 'givenName', p.given_name, 'familyName', p.family_name) order by mine.organisation), '[]')
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
        or (a.organisation_id in (select organisation_id from mine) and mine.id is not null)),
    'measures', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', mine.organisation, 'unit', unit.name, 'title', s.title,
        'description', s.description, 'kind', s.kind, 'dueOn', s.due_on, 'followUpOn', s.follow_up_on,
        'status', s.status, 'followUpResult', s.follow_up_result, 'dropReason', s.drop_reason)
        order by s.made_at, s.id), '[]')
      from measure s
      join mine on mine.organisation_id = s.organisation_id and mine.id = s.owner_member_id
      join work_risk r on r.organisation_id = s.organisation_id and r.id = s.risk_id
      join unit on unit.organisation_id = r.organisation_id and unit.id = r.unit_id),
    'measureEntries', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', o.name, 'measure', s.title, 'at', e.at, 'what', e.what,
        'comment', e.comment, 'changes', e.changes) order by e.place), '[]')
      from measure_entry e
      join organisation o on o.id = e.organisation_id
      left join measure s on s.organisation_id = e.organisation_id and s.id = e.measure_id
      where e.person_id = current_person()),
    'listReviews', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', o.name, 'round', r.name, 'at', e.at, 'what', e.what,
        'reason', e.reason) order by e.place), '[]')
      from list_review_entry e
      join organisation o on o.id = e.organisation_id
      join round r on r.organisation_id = e.organisation_id and r.id = e.round_id
      where e.person_id = current_person()),
    'slipPrintings', (
      select coalesce(jsonb_agg(jsonb_build_object('organisation', o.name, 'round', r.name, 'unit', u.name, 'at', p.at,
        'printedAs', p.printed_as, 'slips', p.slips) order by p.place), '[]')
      from slip_printing p
      join organisation o on o.id = p.organisation_id
      join round r on r.organisation_id = p.organisation_id and r.id = p.round_id
      join round_unit u on u.organisation_id = p.organisation_id and u.round_id = p.round_id and u.unit_id = p.unit_id
      where p.person_id = current_person()))
$$;

revoke execute on function own_traces from public;
grant execute on function own_traces to andrum_person;
