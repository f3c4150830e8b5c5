-- Gives people without an address a code in an open round, each a new one in place of the one before. Used invitations get
-- one like all others. `p_after` is the last printing of the unit that the asker has seen: of two who print at the same
-- time the second one hears of the first instead of making its slips worthless. Says 'made', 'not-allowed', 'not-open',
-- 'printed-meanwhile', 'unknown', or 'list-changed' with nothing made, where one of them is not of this unit's invited people
-- without an address.
create or replace function make_slips(
  p_round uuid, p_unit uuid, p_id uuid, p_after uuid, p_members uuid[], p_hashes bytea[], p_at timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organisation uuid := current_organisation();
  -- Somebody who is HR or owner too prints as the employer: a slip says who has seen its code.
  v_as text := case when holds_role('hr') or holds_role('safety_representative') and holds_role('owner') then 'employer'
    when holds_role('safety_representative') then 'safety_representative' end;
  v_round round%rowtype;
  v_last uuid;
  v_made integer;
begin
  if v_as is null then return 'not-allowed'; end if;
  select * into v_round from round where organisation_id = v_organisation and id = p_round for share;
  if not found then return 'unknown'; end if;
  if v_round.state <> 'open' or p_at >= v_round.closes_at then return 'not-open'; end if;
  perform pg_advisory_xact_lock(hashtextextended('slips ' || p_round || p_unit, 0));
  select id into v_last from slip_printing
  where organisation_id = v_organisation and round_id = p_round and unit_id = p_unit order by place desc limit 1;
  if v_last is distinct from p_after then return 'printed-meanwhile'; end if;

  perform keep_codes_apart(p_hashes);
  -- A printed slip is an invitation delivered. Invitations are taken before slips, in the order of vault.take_invitations.
  perform from invitation i
  where i.organisation_id = v_organisation and i.round_id = p_round and i.unit_id = p_unit and i.member_id = any(p_members)
  order by i.member_id for no key update;
  insert into slip (organisation_id, round_id, member_id, code_hash)
  select organisation_id, round_id, member_id, code_hash from (
    select i.organisation_id, i.round_id, i.member_id, given.code_hash, count(*) over () as here
    from unnest(p_members, p_hashes) as given (member_id, code_hash)
    join invitation i on i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = given.member_id
      and i.unit_id = p_unit
    join member m on m.organisation_id = i.organisation_id and m.id = i.member_id and m.email is null and m.left_at is null
  ) readers
  where here = cardinality(p_members)
  on conflict (organisation_id, round_id, member_id) do update set code_hash = excluded.code_hash;
  get diagnostics v_made = row_count;
  if v_made = 0 then return 'list-changed'; end if;
  update invitation i set delivered = true
  where i.organisation_id = v_organisation and i.round_id = p_round and i.unit_id = p_unit and i.member_id = any(p_members)
    and i.delivered is distinct from true;
  insert into slip_printing (organisation_id, round_id, id, unit_id, at, person_id, printed_as, slips)
  values (v_organisation, p_round, p_id, p_unit, p_at, current_person(), v_as, v_made);
  insert into audit_entry (organisation_id, at, person_id, action, details)
  values (v_organisation, p_at, current_person(), 'slips-printed',
    jsonb_build_object('roundId', p_round, 'unitId', p_unit, 'slips', v_made));
  return 'made';
end $$;

revoke execute on function make_slips from public;
grant execute on function make_slips to andrum_hr;
