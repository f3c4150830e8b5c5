-- Somebody gave a wrong code: one that was mailed (`p_code`), or a second factor of `p_person`. It stands in the log of each
-- organisation where the account is HR, owner or safety representative, once an hour; of any other account nothing is
-- written. Who tried is not known. A private address is not looked up: an owner who guesses one could read here whose it is.
create or replace function note_failed_sign_in(p_code uuid, p_person uuid, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_entry (organisation_id, at, action, details)
  select m.organisation_id, p_at, 'sign-in-failed', jsonb_build_object('memberId', m.id)
  from member m
  where m.left_at is null
    and (m.person_id = p_person
      or m.email = (select c.email from identity.sign_in_code c where c.id = p_code))
    and exists (
      select from role_assignment r
      where r.organisation_id = m.organisation_id and r.member_id = m.id
        and r.role in ('hr', 'owner', 'safety_representative'))
    and not exists (
      select from audit_entry e
      where e.organisation_id = m.organisation_id and e.at > p_at - interval '1 hour' and e.at <= p_at
        and e.action = 'sign-in-failed' and e.details ->> 'memberId' = m.id::text)
$$;

revoke execute on function note_failed_sign_in from public;
grant execute on function note_failed_sign_in to andrum_identity;
