-- Before a round opens its list is frozen and reviewed: `in-review`, then `open`; a round that never opens is `cancelled`.

alter table round drop constraint round_state_check;
alter table round add constraint round_state_check
  check (state in ('in-review', 'open', 'closed', 'released', 'cancelled'));
alter table round
  -- When tree and members were frozen. Null: opened before lists were reviewed. Until a round opens, opened_at is the planned time.
  add column frozen_at timestamptz,
  add column reviewer text check (reviewer in ('safety-representative', 'owner')),
  add column opened_by text check (opened_by in ('approval', 'silence', 'statement')),
  -- How the owner says employees were informed, where no safety representative is appointed.
  add column statement text check (length(statement) between 20 and 2000),
  -- People who are on the list for the first time, and people of the lists before who are not on it. Null: nothing to compare with.
  add column joined integer,
  add column gone integer;

-- Members of a unit itself: on the list, new in the unit since it was last asked, gone from it, and gone after one list only.
alter table round_unit
  add column invited integer,
  add column joined integer,
  add column gone integer,
  add column brief integer;

-- What is new about somebody on the list. Null: was in the same unit last time, or there is no list to compare with.
alter table invitation add column change text check (change in ('new', 'moved'));

grant update (opened_at, closes_at, opened_by, statement) on round to andrum_hr;
grant select (change) on invitation to andrum_hr;

-- What was said and done about a list. Only ever added to.
create table list_review_entry (
  organisation_id uuid not null,
  round_id uuid not null,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  what text not null check (what in ('prepared', 'approved', 'objected', 'stated', 'opened', 'cancelled')),
  -- Null: done by the clock.
  person_id uuid,
  reason text check (length(reason) between 1 and 2000),
  primary key (organisation_id, round_id, id),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
alter table list_review_entry enable row level security;
grant select, insert on list_review_entry to andrum_hr;
create policy of_own_organisation on list_review_entry to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- Everybody on a frozen list, as keyed hashes: who is established, whether the same people were asked lately.
create table vault.listed_person (
  organisation_id uuid not null,
  round_id uuid not null,
  -- As in vault.participation: the member, or a tombstone.
  person_hash bytea not null,
  -- Null: from a round that was released before lists were kept.
  unit_id uuid,
  -- Of the address alone, the same in every organisation; of employee number and name within this one. Null: has none, or erased.
  address_key bytea,
  number_key bytea,
  name_key bytea,
  change text check (change in ('new', 'moved')),
  -- Stood in an approved first list, or in the list of a released round frozen at least 28 days before this one.
  established boolean not null,
  primary key (organisation_id, round_id, person_hash),
  foreign key (organisation_id, round_id) references round (organisation_id, id) on delete cascade
);
create index on vault.listed_person (organisation_id, person_hash);
create index on vault.listed_person (address_key);
alter table vault.listed_person enable row level security;
grant select on vault.listed_person to andrum_release;
create policy of_released_organisation on vault.listed_person to andrum_release using (organisation_id = current_organisation());

-- Who took part in what is released stood in its list. Who was invited and did not answer is known no more.
update round set frozen_at = opened_at where state = 'released';
insert into vault.listed_person (organisation_id, round_id, person_hash, established)
select p.organisation_id, p.round_id, p.person_hash, true
from vault.participation p join round r on r.organisation_id = p.organisation_id and r.id = p.round_id
where r.state = 'released';

-- Somebody whom another organisation's list had in the last 28 days, and who carries a figure there: of two organisations
-- of one employer only one can count them. Nobody is told; they are newcomers here.
create function vault.counts_elsewhere(p_organisation uuid, p_address bytea, p_at timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
    where l.address_key = p_address and l.organisation_id <> p_organisation and l.established
      and r.state <> 'cancelled' and r.frozen_at > p_at - interval '28 days'
  )
$$;

-- Puts some people of a round under review on its list. `established` and `change` follow from the lists before.
create function vault.list_people(
  p_round uuid, p_members uuid[], p_hashes bytea[], p_addresses bytea[], p_numbers bytea[], p_names bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organisation uuid := current_organisation();
  v_frozen timestamptz;
begin
  select frozen_at into v_frozen from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to write'; end if;
  -- Two organisations that list the same people wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('listed people', 0));

  with listed as (
    select given.*, i.unit_id, last.unit_id as last_unit
    from unnest(p_members, p_hashes, p_addresses, p_numbers, p_names)
      as given (member_id, person_hash, address_key, number_key, name_key)
    join invitation i on i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = given.member_id
    left join lateral (
      select l.unit_id from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
      where l.organisation_id = v_organisation and l.person_hash = given.person_hash and l.unit_id is not null
        and l.address_key = given.address_key and r.id <> p_round and r.state <> 'cancelled'
      order by r.frozen_at desc limit 1
    ) last on true
  ), judged as (
    select listed.*,
      case when not exists (
          select from round r where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled'
            and r.reviewer is not null) then null
        when last_unit is null then 'new' when last_unit <> unit_id then 'moved' end as change,
      exists (
        select from vault.listed_person l join round r on r.organisation_id = l.organisation_id and r.id = l.round_id
        where l.organisation_id = v_organisation and l.person_hash = listed.person_hash
          and r.state = 'released' and r.frozen_at <= v_frozen - interval '28 days'
          and (l.address_key is null or l.address_key = listed.address_key)
          and (l.number_key is null or listed.number_key is null or l.number_key = listed.number_key)
      ) and not vault.counts_elsewhere(v_organisation, address_key, v_frozen) as established
    from listed
  ), written as (
    insert into vault.listed_person
      (organisation_id, round_id, person_hash, unit_id, address_key, number_key, name_key, change, established)
    select v_organisation, p_round, person_hash, unit_id, address_key, number_key, name_key, change, established from judged
  )
  update invitation i set change = judged.change from judged
  where i.organisation_id = v_organisation and i.round_id = p_round and i.member_id = judged.member_id
    and judged.change is not null;
end $$;

-- Counts a list that is whole: in each unit against the last list that asked this unit, and all in all.
create function vault.count_list(p_round uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organisation uuid := current_organisation();
begin
  perform from round where organisation_id = v_organisation and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review has a list to count'; end if;

  with last_list as (
    select ru.unit_id, last.id as round_id
    from round_unit ru
    left join lateral (
      select r.id from round r join round_unit before
        on before.organisation_id = r.organisation_id and before.round_id = r.id and before.unit_id = ru.unit_id
      where r.organisation_id = v_organisation and r.id <> p_round and r.state <> 'cancelled' and r.reviewer is not null
      order by r.frozen_at desc limit 1
    ) last on true
    where ru.organisation_id = v_organisation and ru.round_id = p_round
  ), listed as materialized (
    select l.unit_id, l.person_hash, l.change from vault.listed_person l
    where l.organisation_id = v_organisation and l.round_id = p_round
  ), before as materialized (
    select last.unit_id, l.person_hash, coalesce(l.change = 'new', false) as brief
    from last_list last join vault.listed_person l
      on l.organisation_id = v_organisation and l.round_id = last.round_id and l.unit_id = last.unit_id
  ), gone as materialized (
    select * from before where not exists (
      select from listed where listed.unit_id = before.unit_id and listed.person_hash = before.person_hash)
  ), listed_by_unit as (
    select unit_id, count(*) as invited, count(*) filter (where not exists (
      select from before where before.unit_id = listed.unit_id and before.person_hash = listed.person_hash)) as joined
    from listed group by unit_id
  ), gone_by_unit as (
    select unit_id, count(*) as gone, count(*) filter (where brief) as brief from gone group by unit_id
  ), units as (
    update round_unit ru set
      invited = coalesce(l.invited, 0),
      joined = case when last.round_id is not null then coalesce(l.joined, 0) end,
      gone = case when last.round_id is not null then coalesce(g.gone, 0) end,
      brief = case when last.round_id is not null then coalesce(g.brief, 0) end
    from last_list last left join listed_by_unit l on l.unit_id = last.unit_id
      left join gone_by_unit g on g.unit_id = last.unit_id
    where ru.organisation_id = v_organisation and ru.round_id = p_round and ru.unit_id = last.unit_id
  )
  update round r set
    joined = (select count(*) from listed where change = 'new'),
    gone = (select count(distinct gone.person_hash) from gone
      where not exists (select from listed where listed.person_hash = gone.person_hash))
  where r.organisation_id = v_organisation and r.id = p_round
    and exists (select from last_list where round_id is not null);
end $$;

-- Opening a first list that was approved, or stated where nobody could approve it, establishes who stands in it.
create function vault.establish_first_list(p_round uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update vault.listed_person l set established = true from round r
  where r.organisation_id = current_organisation() and r.id = p_round and r.state = 'in-review'
    and l.organisation_id = r.organisation_id and l.round_id = r.id
    and not exists (select from round other where other.organisation_id = r.organisation_id and other.id <> r.id
      and other.state <> 'cancelled')
    and not vault.counts_elsewhere(r.organisation_id, l.address_key, r.frozen_at)
$$;

-- A round that will not open: who was to be asked is forgotten.
create function vault.cancel_list(p_round uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update round set state = 'cancelled'
  where organisation_id = current_organisation() and id = p_round and state = 'in-review';
  if not found then raise exception 'only a round under review is cancelled'; end if;
  delete from vault.listed_person where organisation_id = current_organisation() and round_id = p_round;
  delete from vault.counter where organisation_id = current_organisation() and round_id = p_round;
  delete from invitation where organisation_id = current_organisation() and round_id = p_round;
end $$;

-- Of how many people of other rounds that count (under review, open, or since `p_since`) this list has the same again:
-- by member, address, number, or by the name of somebody who is here no more under the address they had.
create function vault.people_asked_lately(p_round uuid, p_since timestamptz, p_names bytea[], p_addresses bytea[])
returns table (round_id uuid, people bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with present as (select * from unnest(p_names, p_addresses) as given (name_key, address_key)),
  listed as materialized (
    select * from vault.listed_person l where l.organisation_id = current_organisation() and l.round_id = p_round),
  before as materialized (
    select l.* from round r join vault.listed_person l on l.organisation_id = r.organisation_id and l.round_id = r.id
    where r.organisation_id = current_organisation() and r.id <> p_round and r.state <> 'cancelled'
      and (r.state <> 'released' or r.opened_at > p_since or r.released_at > p_since))
  select same.round_id, count(distinct same.person_hash) from (
    select before.round_id, before.person_hash from before join listed using (person_hash)
    union all select before.round_id, before.person_hash from before join listed using (address_key)
    union all select before.round_id, before.person_hash from before join listed using (number_key)
    union all select before.round_id, before.person_hash from before join listed using (name_key)
      where not exists (select from present
        where present.name_key = before.name_key and present.address_key = before.address_key)
  ) same group by same.round_id
$$;

-- A round under review may open; nothing else does.
create or replace function refuse_going_back() returns trigger language plpgsql as $$
begin
  if (new.state = 'in-review' and old.state <> 'in-review')
    or (new.state = 'open' and old.state not in ('open', 'in-review'))
    or (new.state = 'cancelled' and old.state not in ('cancelled', 'in-review'))
    or (old.state = 'cancelled' and new.state <> 'cancelled')
    or (old.state = 'in-review' and new.state in ('closed', 'released'))
    or (old.state = 'released' and new.state <> 'released') then
    raise exception 'a round never goes back';
  end if;
  return new;
end $$;

-- As before (0001), also of rounds under review; those cancelled have nothing to do any more.
create or replace function unreleased_rounds()
returns table (organisation_id uuid, round_id uuid, state text, closes_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organisation_id, r.id, r.state, r.closes_at
  from round r join organisation o on o.id = r.organisation_id
  where r.state not in ('released', 'cancelled') and o.ready
$$;

-- As before (0003), with the lists: an erased person stands in them as a tombstone, without address, number or name.
create or replace function vault.erase_person(
  p_person uuid, p_at timestamptz, p_members uuid[], p_hashes bytea[], p_tombstones bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_email text;
  v_member record;
begin
  perform pg_advisory_xact_lock(hashtextextended('person ' || p_person, 0));
  insert into erasure (person_id, erased_at) values (p_person, p_at) on conflict do nothing;

  for v_member in
    select m.organisation_id, m.id, given.hash, given.tombstone
    from unnest(p_members, p_hashes, p_tombstones) as given (id, hash, tombstone)
    join member m on m.id = given.id and m.person_id = p_person
    order by m.id
  loop
    perform from round r join invitation i on i.organisation_id = r.organisation_id and i.round_id = r.id
    where i.organisation_id = v_member.organisation_id and i.member_id = v_member.id
    order by r.id for share of r;
    update invitation set tombstone = v_member.tombstone
    where organisation_id = v_member.organisation_id and member_id = v_member.id and used;
    update vault.participation p set person_hash = v_member.tombstone from round r
    where r.organisation_id = v_member.organisation_id and p.organisation_id = r.organisation_id
      and p.round_id = r.id and p.person_hash = v_member.hash;
    update vault.block_member b set person_hash = v_member.tombstone
    from round r cross join (values ('scores'), ('causes')) as runs (run)
    where r.organisation_id = v_member.organisation_id and b.organisation_id = r.organisation_id
      and b.round_id = r.id and b.run = runs.run and b.person_hash = v_member.hash;
    update vault.listed_person l
    set person_hash = v_member.tombstone, address_key = null, number_key = null, name_key = null from round r
    where r.organisation_id = v_member.organisation_id and l.organisation_id = r.organisation_id
      and l.round_id = r.id and l.person_hash = v_member.hash;
  end loop;

  update member set person_id = null where person_id = p_person;
  delete from own_result where person_id = p_person;
  -- Without this key what an older copy still has of the results can be read by nobody.
  delete from person_key where person_id = p_person;
  delete from staff where person_id = p_person;
  delete from identity.person where id = p_person returning email into v_email;
  delete from identity.sign_in_code where email = v_email;
end $$;

-- As before (0001), with how many are on the list and who has seen it.
drop function find_invited_round(bytea);
create function find_invited_round(p_token_hash bytea)
returns table (
  organisation text, name text, instrument_id text, instrument_version text, state text, closes_at timestamptz,
  smallest_group integer, unit_names text[], group_invited integer, group_joined integer, invited integer,
  joined integer, gone integer, opened_by text, statement text)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive upward as (
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, 0 as step
    from invitation i join round_unit ru using (organisation_id, round_id, unit_id)
    where i.token_hash = p_token_hash
    union all
    select ru.organisation_id, ru.round_id, ru.unit_id, ru.parent_id, ru.name, u.step + 1
    from upward u join round_unit ru
      on ru.organisation_id = u.organisation_id and ru.round_id = u.round_id and ru.unit_id = u.parent_id
  )
  select o.name, r.name, r.instrument_id, r.instrument_version, r.state, r.closes_at, r.smallest_group,
    (select array_agg(u.name order by u.step) from upward u),
    own.invited, own.joined, r.invited, r.joined, r.gone, r.opened_by, r.statement
  from invitation i
  join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
  join round_unit own on own.organisation_id = i.organisation_id and own.round_id = i.round_id and own.unit_id = i.unit_id
  join organisation o on o.id = i.organisation_id
  where i.token_hash = p_token_hash
$$;

revoke execute on function find_invited_round(bytea), vault.counts_elsewhere(uuid, bytea, timestamptz),
  vault.list_people(uuid, uuid[], bytea[], bytea[], bytea[], bytea[]), vault.count_list(uuid),
  vault.establish_first_list(uuid), vault.cancel_list(uuid),
  vault.people_asked_lately(uuid, timestamptz, bytea[], bytea[]) from public;
grant execute on function find_invited_round(bytea) to andrum_person;
grant execute on function vault.list_people(uuid, uuid[], bytea[], bytea[], bytea[], bytea[]), vault.count_list(uuid),
  vault.establish_first_list(uuid), vault.cancel_list(uuid),
  vault.people_asked_lately(uuid, timestamptz, bytea[], bytea[]) to andrum_hr;
