-- Whose address or employee number changes is told first: the change waits seven days, the old address keeps signing in
-- meanwhile and can stop it, and nothing changes while a round asks the person.

create table identity_change (
  organisation_id uuid not null,
  id uuid not null unique,
  member_id uuid not null,
  -- Where the person was when it was asked for: limits count by unit.
  unit_id uuid not null,
  old_email text not null,
  -- Null: stays as it is.
  new_email text check (new_email = lower(new_email)),
  new_external_id text,
  asked_at timestamptz not null,
  takes_effect_at timestamptz not null,
  -- SHA-256 of the secret that was mailed to the old address.
  stop_hash bytea not null unique,
  -- `withdrawn`: a later file says the old again, or the person has left. `impossible`: somebody else had it by then.
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'stopped', 'withdrawn', 'impossible')),
  ended_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade,
  check (new_email is not null or new_external_id is not null),
  check ((state = 'waiting') = (ended_at is null))
);
create unique index identity_change_waiting on identity_change (organisation_id, member_id) where state = 'waiting';
create index on identity_change (organisation_id, asked_at);
create index on identity_change (takes_effect_at) where state = 'waiting';
alter table identity_change enable row level security;
grant select on identity_change to andrum_hr;
create policy of_own_organisation on identity_change for select to andrum_hr
  using (organisation_id = current_organisation());

-- Nobody who works for an organisation writes an address over another: that is what the functions below are for.
revoke update on member from andrum_hr;
grant update (name, language, unit_id, external_id, left_at) on member to andrum_hr;

-- Limits count over 28 days: since when somebody has been here, and where they last left from.
alter table member
  add column joined_at timestamptz,
  add column last_left_at timestamptz,
  add column last_left_unit_id uuid;
update member m set joined_at = o.created_at, last_left_at = m.left_at,
  last_left_unit_id = case when m.left_at is not null then m.unit_id end
from organisation o where o.id = m.organisation_id;
alter table member alter column joined_at set default now(), alter column joined_at set not null;
grant update (joined_at, last_left_at, last_left_unit_id) on member to andrum_hr;

-- Asks for changes, [{id, memberId, email, externalId, stopHash}]; one that waited for the same member makes way.
create function ask_identity_changes(p_changes jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity_change c set state = 'withdrawn', ended_at = p_at
  from jsonb_to_recordset(p_changes) as asked ("memberId" uuid)
  where c.organisation_id = current_organisation() and c.member_id = asked."memberId" and c.state = 'waiting';
  insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_email, new_external_id, asked_at,
    takes_effect_at, stop_hash)
  select m.organisation_id, asked.id, m.id, m.unit_id, m.email, lower(asked.email), asked."externalId", p_at,
    p_at + interval '7 days', decode(asked."stopHash", 'hex')
  from jsonb_to_recordset(p_changes) as asked (id uuid, "memberId" uuid, email text, "externalId" text, "stopHash" text)
  join member m on m.organisation_id = current_organisation() and m.id = asked."memberId" and m.left_at is null
  on conflict do nothing;
end $$;

create function withdraw_identity_changes(p_members uuid[], p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update identity_change set state = 'withdrawn', ended_at = p_at
  where organisation_id = current_organisation() and member_id = any(p_members) and state = 'waiting'
$$;

-- Changes of this organisation whose time has come and whom no round asks: from the freezing of its list to its closing.
create function apply_identity_changes(p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_due uuid[];
  v_changed integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('members ' || current_organisation(), 0));
  select coalesce(array_agg(c.id), '{}') into v_due from identity_change c
  join member m on m.organisation_id = c.organisation_id and m.id = c.member_id and m.left_at is null
  where c.organisation_id = current_organisation() and c.state = 'waiting' and c.takes_effect_at <= p_now
    and not exists (
      select from invitation i join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
      where i.organisation_id = c.organisation_id and i.member_id = c.member_id
        and r.state not in ('closed', 'released', 'cancelled'));

  -- What somebody else has by now, who does not give it up at the same time. Refused ones free nothing: hence again.
  loop
    update identity_change c set state = 'impossible', ended_at = p_now
    where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting' and exists (
      select from member m
      left join identity_change own on own.organisation_id = m.organisation_id and own.member_id = m.id
        and own.id = any(v_due) and own.state = 'waiting'
      where m.organisation_id = c.organisation_id and m.id <> c.member_id and m.left_at is null and (
        (m.email = c.new_email and own.new_email is null)
        or (m.external_id = c.new_external_id and own.new_external_id is null)));
    exit when not found;
  end loop;

  update member m set
    email = case when c.new_email is null then m.email else m.id || '@freed.invalid' end,
    external_id = case when c.new_external_id is null then m.external_id end,
    -- Signing in with the new address gives the membership; whoever has the old one loses it.
    person_id = case when c.new_email is null then m.person_id end
  from identity_change c
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting'
    and m.organisation_id = c.organisation_id and m.id = c.member_id;
  update member m set email = coalesce(c.new_email, m.email), external_id = coalesce(c.new_external_id, m.external_id)
  from identity_change c
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting'
    and m.organisation_id = c.organisation_id and m.id = c.member_id;
  insert into audit_entry (organisation_id, at, action, details)
  select c.organisation_id, p_now, 'identity-changed', jsonb_build_object('memberId', c.member_id, 'changeId', c.id)
  from identity_change c where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting';
  update identity_change c set state = 'applied', ended_at = p_now
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting';
  get diagnostics v_changed = row_count;
  return v_changed;
end $$;

-- Organisations with changes whose time has come.
create function organisations_with_due_changes(p_now timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct organisation_id from identity_change where state = 'waiting' and takes_effect_at <= p_now
$$;

-- What the mails about one change need; nothing once it has ended.
create function find_identity_change(p_id uuid) returns table (
  organisation text, language text, old_email text, new_email text, renumbered boolean, takes_effect_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, m.language, c.old_email, c.new_email, c.new_external_id is not null, c.takes_effect_at
  from identity_change c
  join organisation o on o.id = c.organisation_id
  join member m on m.organisation_id = c.organisation_id and m.id = c.member_id
  where c.id = p_id and c.state = 'waiting'
$$;

-- Behind the link that the old address got. Reading changes nothing.
create function linked_identity_change(p_stop_hash bytea) returns table (
  organisation text, old_email text, new_email text, renumbered boolean, takes_effect_at timestamptz, state text
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, c.old_email, c.new_email, c.new_external_id is not null, c.takes_effect_at, c.state
  from identity_change c join organisation o on o.id = c.organisation_id
  where c.stop_hash = p_stop_hash and c.state in ('waiting', 'stopped')
$$;

-- Says whether it is stopped now; false for what is unknown or has taken effect.
create function stop_identity_change(p_stop_hash bytea, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_change identity_change%rowtype;
begin
  select * into v_change from identity_change where stop_hash = p_stop_hash for update;
  if not found then return false; end if;
  if v_change.state = 'stopped' then return true; end if;
  if v_change.state <> 'waiting' then return false; end if;
  update identity_change set state = 'stopped', ended_at = p_at where id = v_change.id;
  insert into audit_entry (organisation_id, at, action, details)
  values (v_change.organisation_id, p_at, 'identity-change-stopped',
    jsonb_build_object('memberId', v_change.member_id, 'changeId', v_change.id));
  return true;
end $$;

create function forget_identity_changes(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from identity_change where ended_at < p_before
$$;

revoke execute on function ask_identity_changes(jsonb, timestamptz), withdraw_identity_changes(uuid[], timestamptz),
  apply_identity_changes(timestamptz), organisations_with_due_changes(timestamptz), find_identity_change(uuid),
  linked_identity_change(bytea), stop_identity_change(bytea, timestamptz), forget_identity_changes(timestamptz) from public;
grant execute on function ask_identity_changes(jsonb, timestamptz), withdraw_identity_changes(uuid[], timestamptz),
  apply_identity_changes(timestamptz) to andrum_hr;
grant execute on function organisations_with_due_changes(timestamptz), find_identity_change(uuid),
  forget_identity_changes(timestamptz) to andrum_jobs;
grant execute on function linked_identity_change(bytea), stop_identity_change(bytea, timestamptz) to andrum_person;
