-- Erases one person everywhere. `p_hashes` are the keyed hashes of their members, `p_tombstones` what takes their place;
-- a member that is not theirs is left alone. In the lists of rounds the person stands as a tombstone then, without
-- address, number or name. Answers, releases and this wait for each other: the round's row is held.
create or replace function vault.erase_person(
  p_person uuid, p_at timestamptz, p_members uuid[], p_hashes bytea[], p_tombstones bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
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

  -- The number stays in the list with name and address: one that goes would tell HR whose account was erased.
  update member set person_id = null where person_id = p_person;
  delete from own_result where person_id = p_person;
  delete from consent where person_id = p_person;
  delete from spent_key where person_id = p_person;
  -- Without this key what an older copy still has of the results can be read by nobody.
  delete from person_key where person_id = p_person;
  -- Meetings to come that they hold are called off before this. In a backup of before they stand as booked, and would be with nobody.
  with ended as (
    update booking set state = 'cancelled', cancelled_by = 'staff', version = version + 1, reminder_at = null, changed_at = p_at
    where staff_id = p_person and state = 'booked' and starts_at > p_at returning id)
  delete from booked_time t using ended where t.booking_id = ended.id;
  delete from staff where person_id = p_person;
  -- A guide: participants keep what was written, and see that the guide is gone.
  update guide set stand_in_id = null where stand_in_id = p_person;
  update guidance set guide_id = null where guide_id = p_person;
  update guidance set offered_guide_id = null where offered_guide_id = p_person;
  delete from guidance_time where guide_id = p_person;
  delete from identity.sign_in_code where email in (
    select email from identity.person where id = p_person
    union all select email from identity.private_address where person_id = p_person);
  delete from identity.person where id = p_person;
end $$;

revoke execute on function vault.erase_person from public;
