-- The one way answers get in, some at a time, in the transaction that took their invitations (vault.take_invitations): all
-- of them or none. What they add comes summed, per unit in `p_sums` and per instrument version in `p_calibrations`, so that
-- nothing here joins one of several people to what they answered. Refuses whole what does not come with as many unused
-- invitations to each unit as its sums say answers. A unit whose sums are empty is written as the others are: an answer by
-- a code that was used before adds nothing and is the same work.
create or replace function vault.record_answers(
  p_organisations uuid[], p_rounds uuid[], p_members uuid[], p_secrets bytea[], p_hashes bytea[], p_causes boolean[],
  p_nows timestamptz[], p_sums jsonb, p_calibrations jsonb, p_persons uuid[] default null
) returns void language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan as $$
declare
  v_wrong bigint;
  v_counted bigint;
  v_sum record;
  v_answers bigint;
begin
  with counted as (
    update invitation i set used = true
    from unnest(p_organisations, p_rounds, p_members, p_secrets, p_nows, p_persons)
      as a (organisation_id, round_id, member_id, secret, now, person)
    join round r on r.organisation_id = a.organisation_id and r.id = a.round_id
    where i.organisation_id = a.organisation_id and i.round_id = a.round_id and i.member_id = a.member_id and not i.used
      and r.state = 'open' and a.now < r.closes_at and a.now >= r.opened_at
      and (i.token_hash = a.secret
        or exists (select from slip s where s.organisation_id = a.organisation_id and s.round_id = a.round_id
          and s.member_id = a.member_id and s.code_hash = a.secret)
        or exists (select from sms_code s where s.organisation_id = a.organisation_id and s.round_id = a.round_id
          and s.member_id = a.member_id and s.code_hash = a.secret)
        or (a.secret is null and exists (select from member m where m.organisation_id = a.organisation_id
          and m.id = a.member_id and m.person_id = coalesce(current_person(), a.person) and m.left_at is null)))
    returning i.organisation_id, i.round_id, i.unit_id
  ), by_unit as (
    select organisation_id, round_id, unit_id, count(*) as answers from counted group by 1, 2, 3
  )
  select count(*) filter (where coalesce(b.answers, 0) <> coalesce((s.amounts ->> 'answers')::bigint, 0)),
    coalesce(sum(b.answers), 0)
  into v_wrong, v_counted
  from by_unit b
  full join jsonb_to_recordset(p_sums) as s (organisation_id uuid, round_id uuid, unit_id uuid, amounts jsonb)
    using (organisation_id, round_id, unit_id);
  if v_wrong > 0 or v_counted <> cardinality(p_members) then
    raise exception 'answers come with as many unused invitations';
  end if;

  -- Always in one order, so that two batches never wait for each other.
  for v_sum in
    select * from jsonb_to_recordset(p_sums) as s (organisation_id uuid, round_id uuid, unit_id uuid, amounts jsonb)
    order by organisation_id, round_id, unit_id
  loop
    update vault.counter c set amounts = vault.add_amounts(c.amounts, v_sum.amounts)
    where c.organisation_id = v_sum.organisation_id and c.round_id = v_sum.round_id and c.unit_id = v_sum.unit_id;
  end loop;
  insert into vault.participation (organisation_id, round_id, person_hash, causes)
  select * from unnest(p_organisations, p_rounds, p_hashes, p_causes) as p (organisation_id, round_id, person_hash, causes)
  order by person_hash;
  for v_sum in
    select * from jsonb_to_recordset(p_calibrations)
      as s (instrument_id text, instrument_version text, answers bigint, amounts jsonb)
    order by instrument_id, instrument_version
  loop
    insert into vault.calibration (instrument_id, instrument_version, answers, amounts)
    values (v_sum.instrument_id, v_sum.instrument_version, v_sum.answers, v_sum.amounts)
    on conflict (instrument_id, instrument_version) do update set
      answers = calibration.answers + excluded.answers,
      amounts = vault.add_amounts(calibration.amounts, excluded.amounts)
    returning calibration.answers into v_answers;
    -- Staff read them anew when at least two hundred more are in, alone (functions/vault.read_calibrations.sql).
    continue when v_answers < 200 + coalesce((select r.answers from vault.readable_calibration r
      where r.instrument_id = v_sum.instrument_id and r.instrument_version = v_sum.instrument_version), 0);
    insert into vault.readable_calibration (instrument_id, instrument_version, answers, amounts)
    select instrument_id, instrument_version, answers, amounts from vault.calibration
    where instrument_id = v_sum.instrument_id and instrument_version = v_sum.instrument_version
    on conflict (instrument_id, instrument_version) do update set answers = excluded.answers, amounts = excluded.amounts;
  end loop;
end $$;

revoke execute on function vault.record_answers from public;
grant execute on function vault.record_answers to andrum_person;
