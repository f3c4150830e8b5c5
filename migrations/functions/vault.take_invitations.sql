-- What the invitations are that answers come with, each by its secret, or, without one, as the place of whoever is signed in:
-- the person whom the transaction works for, or, where it works for nobody alone, the one named in `p_persons`.
-- Holds them and their rounds until the transaction ends, so that what is said here stays true: an answer and the closing of
-- its round wait for each other, and an answer is counted or refused, never lost in between. A place that is not in the
-- answer is unknown. `said`: 'counted' when the answer will be, 'repeated' for the code of a slip or an SMS that was used before (to
-- be answered as the first one was, with the same work), 'used', or 'not-open', which holds whether used or not. `said_after`:
-- the same for another answer that comes to the same place in this transaction.
-- Rounds, invitations, slips and codes of SMS are taken in one order, so that two batches never wait for each other.
create or replace function vault.take_invitations(
  p_rounds uuid[], p_secrets bytea[], p_nows timestamptz[], p_persons uuid[] default null
) returns table (
  place bigint, organisation_id uuid, member_id uuid, unit_id uuid, instrument_id text, instrument_version text,
  simulated boolean, own_questions jsonb, said text, said_after text
) language plpgsql security definer set search_path = public, pg_temp
-- Looks each up by an index, however many there are: planned once for a connection.
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_places bigint[];
  v_organisations uuid[];
  v_rounds uuid[];
  v_members uuid[];
begin
  select array_agg(asked.place), array_agg(found.organisation_id), array_agg(asked.round_id), array_agg(found.member_id)
  into v_places, v_organisations, v_rounds, v_members
  from unnest(p_rounds, p_secrets, p_persons) with ordinality as asked (round_id, secret, person, place) cross join lateral (
    select i.organisation_id, i.member_id from invitation i
    where i.token_hash = asked.secret and i.round_id = asked.round_id
    union all
    select s.organisation_id, s.member_id from slip s where s.code_hash = asked.secret and s.round_id = asked.round_id
    union all
    select s.organisation_id, s.member_id from sms_code s where s.code_hash = asked.secret and s.round_id = asked.round_id
    union all
    -- With two memberships the one that has not answered yet.
    (select i.organisation_id, i.member_id from member m
      join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id
      where asked.secret is null and m.person_id = coalesce(current_person(), asked.person) and m.left_at is null
        and i.round_id = asked.round_id
      order by i.used, i.member_id limit 1)
  ) found;

  perform from (select distinct * from unnest(v_organisations, v_rounds)) t (organisation_id, round_id)
  join round r on r.organisation_id = t.organisation_id and r.id = t.round_id
  order by r.organisation_id, r.id for share of r;
  perform from (select distinct * from unnest(v_organisations, v_rounds, v_members)) t (organisation_id, round_id, member_id)
  join invitation i
    on i.organisation_id = t.organisation_id and i.round_id = t.round_id and i.member_id = t.member_id
  order by i.organisation_id, i.round_id, i.member_id for update of i;
  perform from (select distinct * from unnest(v_organisations, v_rounds, v_members)) t (organisation_id, round_id, member_id)
  join slip s on s.organisation_id = t.organisation_id and s.round_id = t.round_id and s.member_id = t.member_id
  order by s.organisation_id, s.round_id, s.member_id for share of s;
  perform from (select distinct * from unnest(v_organisations, v_rounds, v_members)) t (organisation_id, round_id, member_id)
  join sms_code s on s.organisation_id = t.organisation_id and s.round_id = t.round_id and s.member_id = t.member_id
  order by s.organisation_id, s.round_id, s.member_id for share of s;

  -- Read anew: all of it may have changed before it was held.
  return query select t.place, i.organisation_id, i.member_id, i.unit_id, r.instrument_id, r.instrument_version,
    o.simulated, r.own_questions,
    case when is_open and not i.used then 'counted' else if_used end, if_used
  from unnest(v_places, v_organisations, v_rounds, v_members) t (place, organisation_id, round_id, member_id)
  join organisation o on o.id = t.organisation_id
  join round r on r.organisation_id = t.organisation_id and r.id = t.round_id
  join invitation i
    on i.organisation_id = t.organisation_id and i.round_id = t.round_id and i.member_id = t.member_id
  cross join lateral (
    select r.state = 'open' and p_nows[t.place] >= r.opened_at and p_nows[t.place] < r.closes_at as is_open) open
  cross join lateral (select case
    when not is_open then 'not-open' when i.token_hash <> p_secrets[t.place] then 'repeated' else 'used' end as if_used) used
  where p_secrets[t.place] is null or i.token_hash = p_secrets[t.place]
    or exists (select from slip s where s.organisation_id = t.organisation_id and s.round_id = t.round_id
      and s.member_id = t.member_id and s.code_hash = p_secrets[t.place])
    or exists (select from sms_code s where s.organisation_id = t.organisation_id and s.round_id = t.round_id
      and s.member_id = t.member_id and s.code_hash = p_secrets[t.place]);
end $$;

revoke execute on function vault.take_invitations from public;
grant execute on function vault.take_invitations to andrum_person;
