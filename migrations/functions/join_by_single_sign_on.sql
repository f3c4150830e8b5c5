-- The organisation's own provider vouches for somebody with this address. Says `here` for a member, `joined` for one who has
-- become one just now, and `not-listed` for anybody else. Nobody joins whom the list has had before, nor under an address that
-- somebody on it is about to get: both would be a way round what a list may change. The domain is asked about again, because
-- it may have become somebody else's since the sign-in began.
create or replace function join_by_single_sign_on(
  p_organisation uuid, p_email text, p_member uuid, p_name text, p_language text, p_at timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_unit uuid;
begin
  if not exists (
    select from single_sign_on_domain d
    where d.organisation_id = p_organisation and d.domain = split_part(p_email, '@', 2) and d.proven_at is not null)
  then return 'not-listed'; end if;
  if exists (select from member m where m.organisation_id = p_organisation and m.email = p_email and m.left_at is null)
  then return 'here'; end if;

  -- Two sign-ins at once, or an import beside one, make one member.
  perform pg_advisory_xact_lock(hashtextextended('members ' || p_organisation, 0));
  select u.id into v_unit from single_sign_on s
  join unit u on u.organisation_id = s.organisation_id and u.id = s.join_unit_id and u.closed_at is null
  where s.organisation_id = p_organisation;
  if not found then return 'not-listed'; end if;
  if exists (
    select from member m where m.organisation_id = p_organisation and m.email = p_email and m.left_at is null)
  then return 'here'; end if;
  if exists (select from member m where m.organisation_id = p_organisation and m.email = p_email)
    or exists (
      select from identity_change c
      where c.organisation_id = p_organisation and c.state = 'waiting' and p_email in (c.new_email, c.old_email))
  then return 'not-listed'; end if;
  insert into member (organisation_id, id, email, name, language, unit_id, joined_at)
  values (p_organisation, p_member, p_email, p_name, p_language, v_unit, p_at);
  insert into audit_entry (organisation_id, at, action, details)
  values (p_organisation, p_at, 'member-joined', jsonb_build_object('memberId', p_member, 'unitId', v_unit));
  return 'joined';
end $$;

revoke execute on function join_by_single_sign_on from public;
grant execute on function join_by_single_sign_on to andrum_identity;
