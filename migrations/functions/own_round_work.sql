-- What the person who asks has done for rounds: their part in reviews of lists and in printing slips. Of others nothing.
create or replace function own_round_work() returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
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

revoke execute on function own_round_work from public;
grant execute on function own_round_work to andrum_person;
