-- The measures that the person who asks answers for, and what they have written in an action plan. Nothing that others wrote.
create or replace function own_measures() returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  with mine as (
    select m.organisation_id, m.id, o.name as organisation from member m join organisation o on o.id = m.organisation_id
    where m.person_id = current_person()
  )
  select jsonb_build_object(
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
      where e.person_id = current_person()))
$$;

revoke execute on function own_measures from public;
grant execute on function own_measures to andrum_person;
