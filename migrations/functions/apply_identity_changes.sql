-- Makes the changes of address or employee number whose time has come, except for members whom a round asks, from the
-- freezing of its list to its closing, and for those who are HR, owner or safety representative by now: a new address is a new
-- person in the role. Returns how many were made.
create or replace function apply_identity_changes(p_now timestamptz) returns integer
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
        and r.state not in ('closed', 'released', 'cancelled'))
    and not exists (
      select from role_assignment a
      where a.organisation_id = c.organisation_id and a.member_id = c.member_id
        and a.role in ('hr', 'owner', 'safety_representative'));

  -- Addresses and numbers that somebody else has by now and does not give up at the same time. Refused ones free nothing:
  -- hence again.
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
    mobile = case when c.new_email is null then m.mobile end,
    address_refused_on = case when c.new_email is null then m.address_refused_on end,
    -- Signing in with the new address gives the membership; anyone who has the old one loses it.
    person_id = case when c.new_email is null then m.person_id end
  from identity_change c
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting'
    and m.organisation_id = c.organisation_id and m.id = c.member_id;
  update member m set email = coalesce(c.new_email, m.email), external_id = coalesce(c.new_external_id, m.external_id),
    name = coalesce(c.new_name, m.name)
  from identity_change c
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting'
    and m.organisation_id = c.organisation_id and m.id = c.member_id;
  insert into audit_entry (organisation_id, at, action, details)
  select c.organisation_id, p_now, 'identity-changed', jsonb_build_object(
    'memberId', c.member_id, 'changeId', c.id, 'address', c.new_email is not null)
  from identity_change c where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting';
  update identity_change c set state = 'applied', ended_at = p_now
  where c.organisation_id = current_organisation() and c.id = any(v_due) and c.state = 'waiting';
  get diagnostics v_changed = row_count;
  return v_changed;
end $$;

revoke execute on function apply_identity_changes from public;
grant execute on function apply_identity_changes to andrum_hr;
