-- What has become of somebody's ways to sign in, in the log of each organisation where they are HR, owner or safety
-- representative; of anybody else nothing is written. `p_by_provider`: whoever runs the product has done it.
create or replace function note_account(p_person uuid, p_action text, p_by_provider boolean, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_entry (organisation_id, at, person_id, action, details)
  select m.organisation_id, p_at, case when not p_by_provider then p_person end, p_action,
    case when p_by_provider then jsonb_build_object('memberId', m.id, 'by', 'provider') else '{}' end
  from member m
  where m.person_id = p_person and m.left_at is null and exists (
    select from role_assignment r
    where r.organisation_id = m.organisation_id and r.member_id = m.id
      and r.role in ('hr', 'owner', 'safety_representative'))
$$;

revoke execute on function note_account from public;
grant execute on function note_account to andrum_identity;
