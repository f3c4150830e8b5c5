-- Roles are given and ended through gateway functions: by an owner, or by the provider. No file gives or takes one, and a
-- safety representative comes and goes only with the word of a sitting one or of the provider.

-- What is left to an import: the manager's role ends with the unit it was for, and with the manager's membership.
revoke insert on role_assignment from andrum_hr;
create policy managers_only on role_assignment as restrictive for delete to andrum_hr using (role = 'manager');

-- An owner asks for a safety representative to be appointed or removed. Nothing changes before somebody confirms.
create table role_request (
  organisation_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- False: the role is to end.
  gives boolean not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  decided_at timestamptz,
  -- Null where the provider has confirmed.
  decided_by uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index role_request_waiting on role_request (organisation_id, member_id) where state = 'waiting';
alter table role_request enable row level security;
grant select on role_request to andrum_hr;
create policy of_own_organisation on role_request for select to andrum_hr using (organisation_id = current_organisation());

-- Whether the transaction's person holds a role in the transaction's organisation, as any of its members.
create function holds_role(p_role text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.organisation_id = current_organisation() and m.person_id = current_person() and m.left_at is null
      and r.role = p_role)
$$;

-- Writes a change and its audit entry. Says 'changed', 'unchanged', 'member-unknown' or 'last-owner'.
create function put_role(p_organisation uuid, p_member uuid, p_role text, p_gives boolean, p_by text, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_unit uuid;
  v_changed integer;
begin
  -- As an import does (organisation-repository.ts): it waits for this and plans anew. And of two owners who end each
  -- other's role at the same time the second is then the last.
  perform pg_advisory_xact_lock(hashtextextended('members ' || p_organisation, 0));
  select unit_id into v_unit from member
  where organisation_id = p_organisation and id = p_member and left_at is null for share;
  if not found then return 'member-unknown'; end if;

  if p_gives then
    insert into role_assignment (organisation_id, member_id, role, unit_id)
    values (p_organisation, p_member, p_role, case when p_role = 'manager' then v_unit end)
    on conflict do nothing;
  else
    if p_role = 'owner' and not exists (
      select from role_assignment r
      join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
      where r.organisation_id = p_organisation and r.role = 'owner' and r.member_id <> p_member
    ) then return 'last-owner'; end if;
    delete from role_assignment where organisation_id = p_organisation and member_id = p_member and role = p_role;
  end if;
  get diagnostics v_changed = row_count;
  if v_changed = 0 then return 'unchanged'; end if;

  insert into audit_entry (organisation_id, at, person_id, action, details)
  values (p_organisation, p_at, case when p_by <> 'provider' then current_person() end,
    case when p_gives then 'role-given' else 'role-ended' end,
    jsonb_build_object('memberId', p_member, 'role', p_role, 'by', p_by));
  return 'changed';
end $$;

-- By an owner. HR, owner and manager at once; a safety representative is only asked for: 'asked'.
create function change_role(p_id uuid, p_member uuid, p_role text, p_gives boolean, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not holds_role('owner') then return 'not-allowed'; end if;
  if p_role <> 'safety_representative' then
    return put_role(current_organisation(), p_member, p_role, p_gives, 'owner', p_at);
  end if;
  perform from member where organisation_id = current_organisation() and id = p_member and left_at is null for share;
  if not found then return 'member-unknown'; end if;
  if p_gives = exists (
    select from role_assignment
    where organisation_id = current_organisation() and member_id = p_member and role = p_role
  ) then return 'unchanged'; end if;
  insert into role_request (organisation_id, id, member_id, gives, asked_at, asked_by)
  values (current_organisation(), p_id, p_member, p_gives, p_at, current_person())
  on conflict (organisation_id, member_id) where state = 'waiting' do nothing;
  if not found then return 'unchanged'; end if;
  insert into audit_entry (organisation_id, at, person_id, action, details)
  values (current_organisation(), p_at, current_person(), 'role-asked',
    jsonb_build_object('memberId', p_member, 'role', p_role, 'gives', p_gives));
  return 'asked';
end $$;

-- By a sitting safety representative; whose own role is to end decides that alone. Says 'changed', 'refused', 'unchanged',
-- 'member-unknown', 'not-found' or 'not-allowed'.
create function decide_role_request(p_id uuid, p_confirms boolean, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request role_request%rowtype;
  v_became text := 'refused';
begin
  if not holds_role('safety_representative') then return 'not-allowed'; end if;
  select * into v_request from role_request
  where organisation_id = current_organisation() and id = p_id and state = 'waiting' for update;
  if not found then return 'not-found'; end if;
  if not v_request.gives and not exists (
    select from member where organisation_id = current_organisation() and id = v_request.member_id
      and person_id = current_person() and left_at is null
  ) then return 'not-allowed'; end if;
  if p_confirms then
    v_became := put_role(
      current_organisation(), v_request.member_id, 'safety_representative', v_request.gives, 'representative', p_at);
  else
    insert into audit_entry (organisation_id, at, person_id, action, details)
    values (current_organisation(), p_at, current_person(), 'role-refused',
      jsonb_build_object('memberId', v_request.member_id, 'role', 'safety_representative', 'gives', v_request.gives));
  end if;
  update role_request set state = case when p_confirms then 'confirmed' else 'refused' end,
    decided_at = p_at, decided_by = current_person()
  where organisation_id = current_organisation() and id = p_id;
  return v_became;
end $$;

-- By the provider, for somebody who is here under this address. Answers a request that waits for the same.
create function change_role_as_provider(
  p_organisation uuid, p_email text, p_role text, p_gives boolean, p_at timestamptz
) returns table (became text, member_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_member uuid;
  v_became text;
begin
  select m.id into v_member from member m
  where m.organisation_id = p_organisation and m.email = lower(p_email) and m.left_at is null;
  if not found then return query select 'member-unknown', null::uuid; return; end if;
  v_became := put_role(p_organisation, v_member, p_role, p_gives, 'provider', p_at);
  if v_became in ('changed', 'unchanged') and p_role = 'safety_representative' then
    update role_request q set state = case when q.gives = p_gives then 'confirmed' else 'refused' end, decided_at = p_at
    where q.organisation_id = p_organisation and q.member_id = v_member and q.state = 'waiting';
  end if;
  return query select v_became, v_member;
end $$;

-- Customers by their id or by their whole name, for the provider's commands.
create function find_organisations(p_which text) returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name from organisation o where o.id::text = lower(p_which) or lower(o.name) = lower(p_which) order by o.name, o.id
$$;

-- Whom news of roles go to: everybody here with a role that a file cannot take, and the one whom they are about. And the
-- name of who did it, null for the provider.
create function find_role_readers(p_organisation uuid, p_member uuid, p_by uuid)
returns table (organisation text, by_name text, member_id uuid, name text, email text, language text, represents boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, (
      select coalesce(nullif(a.name, ''), a.email) from member a
      where a.organisation_id = p_organisation and a.person_id = p_by and a.left_at is null),
    m.id, m.name, m.email, m.language, exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'safety_representative')
  from member m join organisation o on o.id = m.organisation_id
  where m.organisation_id = p_organisation and m.left_at is null and (m.id = p_member or exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id and r.role <> 'manager'))
  order by m.email
$$;

revoke execute on function holds_role(text), put_role(uuid, uuid, text, boolean, text, timestamptz),
  change_role(uuid, uuid, text, boolean, timestamptz), decide_role_request(uuid, boolean, timestamptz),
  change_role_as_provider(uuid, text, text, boolean, timestamptz), find_organisations(text),
  find_role_readers(uuid, uuid, uuid) from public;
grant execute on function change_role(uuid, uuid, text, boolean, timestamptz),
  decide_role_request(uuid, boolean, timestamptz) to andrum_hr;
grant execute on function change_role_as_provider(uuid, text, text, boolean, timestamptz), find_organisations(text)
  to andrum_identity;
grant execute on function find_role_readers(uuid, uuid, uuid) to andrum_jobs;
