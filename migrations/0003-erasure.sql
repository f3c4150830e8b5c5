-- Erasing an account: what is the person's own goes, the graph of who took part keeps its edge, and a restore can do it again.

-- Who was erased, so that an older backup is erased anew after a restore. The id was random and leads nowhere now.
create table erasure (
  person_id uuid primary key,
  erased_at timestamptz not null
);
alter table erasure enable row level security;
grant select on erasure to andrum_jobs;
create policy kept_outside on erasure for select to andrum_jobs using (true);

-- Who answered and was erased before the release is counted under this instead of their hash. Gone with the invitation.
alter table invitation add column tombstone bytea;
grant select (tombstone) on invitation to andrum_release;

-- Erases one person everywhere. `p_hashes` are the keyed hashes of their members, `p_tombstones` what takes their place;
-- a member that is not theirs is left alone. Answers, releases and this wait for each other: the round's row is held.
create function vault.erase_person(
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
  end loop;

  update member set person_id = null where person_id = p_person;
  delete from own_result where person_id = p_person;
  -- Without this key what an older copy still has of the results can be read by nobody.
  delete from person_key where person_id = p_person;
  delete from staff where person_id = p_person;
  delete from identity.person where id = p_person returning email into v_email;
  delete from identity.sign_in_code where email = v_email;
end $$;

-- The door for oneself.
create function erase_me(p_at timestamptz, p_members uuid[], p_hashes bytea[], p_tombstones bytea[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select vault.erase_person(current_person(), p_at, p_members, p_hashes, p_tombstones)
  where current_person() is not null
$$;

-- A result on its way in while its person is erased does not stay behind: it waits, and is then not stored.
create function keep_for_nobody_erased() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('person ' || new.person_id, 0));
  if exists (select from erasure where person_id = new.person_id) then return null; end if;
  return new;
end $$;
create trigger key_of_somebody before insert on person_key for each row execute function keep_for_nobody_erased();
create trigger result_of_somebody before insert on own_result for each row execute function keep_for_nobody_erased();

-- What somebody sees of themselves in an export: where their organisation has them, also where they have left.
create function own_memberships_ever()
returns table (organisation text, unit text, name text, email text, external_id text, left_at timestamptz, roles text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, u.name, m.name, m.email, m.external_id, m.left_at,
    coalesce((select array_agg(r.role order by r.role) from role_assignment r
      where r.organisation_id = m.organisation_id and r.member_id = m.id), '{}')
  from member m
  join organisation o on o.id = m.organisation_id
  join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
  where m.person_id = current_person()
  order by o.name, m.left_at nulls first, m.id
$$;

-- A master key that replaces another: the job wraps every person's key anew. It holds no key that opens them.
grant select, update (wrapped_key, master_key) on person_key to andrum_jobs;
create policy wrapped_anew on person_key to andrum_jobs using (true) with check (true);

-- Files that were read in and never applied.
create function forget_import_contents(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member_import set content = null where content is not null and created_at < p_before
    and state not in ('planning', 'applying')
$$;

revoke execute on function vault.erase_person(uuid, timestamptz, uuid[], bytea[], bytea[]),
  erase_me(timestamptz, uuid[], bytea[], bytea[]), keep_for_nobody_erased(), own_memberships_ever(),
  forget_import_contents(timestamptz) from public;
grant execute on function erase_me(timestamptz, uuid[], bytea[], bytea[]), own_memberships_ever() to andrum_person;
grant execute on function forget_import_contents(timestamptz) to andrum_jobs;
