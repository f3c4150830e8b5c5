-- What a mailed link, or the code of a slip or an SMS, shows of its round, for someone who is not signed in: who asks, how small a group may be, the units
-- upward from the invited one, how many are on the list and who has seen that list.
create or replace function find_invited_round(p_token_hash bytea)
returns table (
  organisation text, name text, instrument_id text, instrument_version text, state text, closes_at timestamptz,
  smallest_group integer, unit_names text[], group_invited integer, group_joined integer, invited integer,
  joined integer, gone integer, opened_by text, statement text, own_questions jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive upward as (
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, 0 as step
    from find_invitation(p_token_hash) i join round_unit ru using (organisation_id, round_id, unit_id)
    union all
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, u.step + 1
    from upward u join round_unit ru
      on ru.organisation_id = u.organisation_id and ru.round_id = u.round_id and ru.unit_id = u.parent_id
  )
  select o.name, r.name, r.instrument_id, r.instrument_version, r.state, r.closes_at, r.smallest_group,
    (select array_agg(u.name order by u.step) from upward u),
    own.invited, own.joined, r.invited, r.joined, r.gone, r.opened_by, r.statement, r.own_questions
  from find_invitation(p_token_hash) i
  join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
  join round_unit own on own.organisation_id = i.organisation_id and own.round_id = i.round_id and own.unit_id = i.unit_id
  join organisation o on o.id = i.organisation_id
$$;

revoke execute on function find_invited_round from public;
grant execute on function find_invited_round to andrum_person;
