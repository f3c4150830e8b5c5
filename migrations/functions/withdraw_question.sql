-- Withdraws the question that a secret opens, with its reply; done twice it is done once. What no representative can read yet goes at
-- once; the rest is gone for the sender, and for the representatives with the day that comes. A process of the version before says no
-- day, and means today.
create or replace function withdraw_question(p_organisation uuid, p_secret_hash bytea, p_today date default (now() at time zone 'Europe/Stockholm')::date) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from anonymous_question where organisation_id = p_organisation and secret_hash = p_secret_hash and sent_on >= p_today;
  update anonymous_question set withdrawn_on = p_today
  where organisation_id = p_organisation and secret_hash = p_secret_hash and withdrawn_on is null;
$$;

revoke execute on function withdraw_question from public;
grant execute on function withdraw_question to andrum_person;
