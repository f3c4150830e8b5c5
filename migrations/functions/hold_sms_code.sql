-- Lets the code of an SMS open an invitation of an open round, before it is sent to somebody who has no address. Said twice it is said
-- once. It tells nothing of whether somebody has answered.
create or replace function hold_sms_code(p_round uuid, p_member uuid, p_hash bytea)
returns void language sql security definer set search_path = public, pg_temp as $$
  select keep_codes_apart(array[p_hash]);
  insert into sms_code (organisation_id, round_id, member_id, code_hash)
  select i.organisation_id, i.round_id, i.member_id, p_hash
  from invitation i
  join round r on r.organisation_id = i.organisation_id and r.id = i.round_id and r.state = 'open'
  join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    and m.email is null and m.mobile is not null and m.left_at is null
  where i.organisation_id = current_organisation() and i.round_id = p_round and i.member_id = p_member
  on conflict (organisation_id, round_id, member_id) do update set code_hash = excluded.code_hash
$$;

revoke execute on function hold_sms_code from public;
grant execute on function hold_sms_code to andrum_hr;
