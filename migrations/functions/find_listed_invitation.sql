-- The place on a frozen list of whoever holds a mailed link or a code of this round or, without one, of whoever is signed in;
-- with the record of that list and the tile that has its leaf (`packages/record-log/log/listed.ts`). Nothing that it reads changes when
-- somebody answers. Without tiles: the list was frozen before there was a log.
create or replace function find_listed_invitation(p_round uuid, p_secret bytea)
returns table (
  organisation_id uuid, member_id uuid, list_salt bytea, name text, state text, closes_at timestamptz, size integer,
  record text, place bigint, salt bytea, tile integer, hashes bytea
) language sql stable security definer set search_path = public, pg_temp as $$
  with asked as (
    select f.organisation_id, f.member_id from find_invitation(p_secret) f where f.round_id = p_round
    union all
    -- With two memberships always the same one, answered or not.
    (select m.organisation_id, m.id from member m
      join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id and i.round_id = p_round
      where p_secret is null and m.person_id = current_person() and m.left_at is null
      order by m.id limit 1)
  )
  select i.organisation_id, i.member_id, i.list_salt, r.name, r.state, r.closes_at, f.size, rr.record, rr.place, rr.salt,
    leaf.place, leaf.hashes
  from asked
  join invitation i on i.organisation_id = asked.organisation_id and i.round_id = p_round and i.member_id = asked.member_id
  join round r on r.organisation_id = i.organisation_id and r.id = i.round_id and r.state in ('open', 'closed')
  left join frozen_list f on f.organisation_id = i.organisation_id and f.round_id = i.round_id
  left join round_record rr
    on rr.organisation_id = i.organisation_id and rr.round_id = i.round_id and rr.kind = 'list-locked'
  left join lateral (
    select t.place, t.hashes from frozen_list_tile t
    where t.organisation_id = i.organisation_id and t.round_id = i.round_id and t.level = 0
      and t.first_hash <= sha256('\x00'::bytea || convert_to('andrum-listed-v1' || chr(10), 'UTF8') || i.list_salt
        || convert_to(i.member_id::text, 'UTF8'))
    order by t.first_hash desc limit 1
  ) leaf on true
$$;

revoke execute on function find_listed_invitation from public;
grant execute on function find_listed_invitation to andrum_person;
