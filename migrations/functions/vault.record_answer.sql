-- The one way an answer gets in. Says 'counted', 'used', 'not-open' or 'unknown'; holds the round's row so that an answer
-- and the closing wait for each other: an answer is counted or refused, never lost in between. Whether the round is open
-- is asked before the invitation: an answer that comes too late is refused in the same words, used or not. By the code of a
-- slip a second answer is not counted and looks as if it were, with the same work: whoever printed the slip may have kept a
-- copy, and learns nothing by trying it.
create or replace function vault.record_answer(
  p_organisation uuid, p_round uuid, p_member uuid, p_token_hash bytea, p_person_hash bytea,
  p_now timestamptz, p_amounts jsonb, p_causes boolean, p_calibration jsonb
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round round%rowtype;
  v_invitation invitation%rowtype;
  v_answers bigint;
begin
  select * into v_round from round where organisation_id = p_organisation and id = p_round for share;
  if not found then return 'unknown'; end if;

  select * into v_invitation from invitation
  where organisation_id = p_organisation and round_id = p_round and member_id = p_member
    and (token_hash = p_token_hash
      or exists (select from slip s where s.organisation_id = p_organisation and s.round_id = p_round
            and s.member_id = invitation.member_id and s.code_hash = p_token_hash)
      or (p_token_hash is null and member_id in (select m.id from member m
            where m.organisation_id = p_organisation and m.person_id = current_person() and m.left_at is null)))
  for update;
  if not found then return 'unknown'; end if;
  if v_round.state <> 'open' or p_now >= v_round.closes_at or p_now < v_round.opened_at then return 'not-open'; end if;
  if v_invitation.used and p_token_hash is not null and v_invitation.token_hash <> p_token_hash then
    update vault.counter set amounts = vault.add_amounts(amounts, '{}')
    where organisation_id = p_organisation and round_id = p_round and unit_id = v_invitation.unit_id;
    return 'counted';
  end if;
  if v_invitation.used then return 'used'; end if;

  update invitation set used = true
  where organisation_id = p_organisation and round_id = p_round and member_id = p_member;
  update vault.counter set amounts = vault.add_amounts(amounts, p_amounts)
  where organisation_id = p_organisation and round_id = p_round and unit_id = v_invitation.unit_id;
  insert into vault.participation (organisation_id, round_id, person_hash, causes)
  values (p_organisation, p_round, p_person_hash, p_causes);
  -- Simulated answers tell nothing about the questions.
  if p_calibration is not null and not exists (select from organisation where id = p_organisation and simulated) then
    insert into vault.calibration (instrument_id, instrument_version, answers, amounts)
    values (v_round.instrument_id, v_round.instrument_version, 1, p_calibration)
    on conflict (instrument_id, instrument_version) do update
    set answers = calibration.answers + 1, amounts = vault.add_amounts(calibration.amounts, excluded.amounts)
    returning calibration.answers into v_answers;
    -- Staff read full two hundreds alone (functions/vault.read_calibrations.sql).
    if v_answers % 200 = 0 then
      insert into vault.readable_calibration (instrument_id, instrument_version, answers, amounts)
      select instrument_id, instrument_version, answers, amounts from vault.calibration
      where instrument_id = v_round.instrument_id and instrument_version = v_round.instrument_version
      on conflict (instrument_id, instrument_version) do update
      set answers = excluded.answers, amounts = excluded.amounts;
    end if;
  end if;
  return 'counted';
end $$;

revoke execute on function vault.record_answer from public;
grant execute on function vault.record_answer to andrum_person;
