-- Whether the transaction's person holds a role in the transaction's organisation, as any of its members.
create or replace function holds_role(p_role text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.organisation_id = current_organisation() and m.person_id = current_person() and m.left_at is null
      and r.role = p_role)
$$;

revoke execute on function holds_role from public;
