-- What is behind a mailed link or the code of a slip or an SMS, for someone who is not signed in. A code says never whether it was
-- used: whoever printed it may have kept a copy, and whoever wrote the number into the list may have the phone.
create or replace function find_invitation(p_token_hash bytea)
returns table (organisation_id uuid, round_id uuid, member_id uuid, unit_id uuid, used boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.organisation_id, i.round_id, i.member_id, i.unit_id, i.used from invitation i where i.token_hash = p_token_hash
  union all
  select i.organisation_id, i.round_id, i.member_id, i.unit_id, false
  from slip s join invitation i using (organisation_id, round_id, member_id) where s.code_hash = p_token_hash
  union all
  select i.organisation_id, i.round_id, i.member_id, i.unit_id, false
  from sms_code s join invitation i using (organisation_id, round_id, member_id) where s.code_hash = p_token_hash
$$;

revoke execute on function find_invitation from public;
grant execute on function find_invitation to andrum_person;
