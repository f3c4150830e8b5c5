-- Stores a question to the safety representatives. The person is asked for what they may, and not written down. Says 'stored',
-- 'no-representative' or 'too-few-people'.
create or replace function ask_question(
  p_organisation uuid, p_id uuid, p_secret_hash bytea, p_sent_on date, p_sealed bytea, p_wrapped_key bytea, p_master_key text
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_receivers integer;
  v_enough boolean;
begin
  select receivers, enough into v_receivers, v_enough from question_receivers() where organisation_id = p_organisation;
  if coalesce(v_receivers, 0) = 0 then return 'no-representative'; end if;
  if not v_enough then return 'too-few-people'; end if;
  insert into anonymous_question (organisation_id, id, secret_hash, sent_on, sealed, wrapped_key, master_key)
  values (p_organisation, p_id, p_secret_hash, p_sent_on, p_sealed, p_wrapped_key, p_master_key)
  on conflict (organisation_id, secret_hash) do nothing;
  return 'stored';
end $$;

revoke execute on function ask_question from public;
grant execute on function ask_question to andrum_person;
