-- A role is given or ended by the provider, for a member with this address. Answers a request that waits for the same. What would
-- end the office of a safety representative is asked of them, also by the provider: 'asked'.
create or replace function change_role_as_provider(
  p_id uuid, p_organisation uuid, p_email text, p_role text, p_gives boolean, p_at timestamptz
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
  if v_became = 'asks' then
    v_became := ask_for_role(p_organisation, p_id, v_member, p_role, p_gives, 'provider', p_at);
    -- It waits already.
    if v_became = 'unchanged' then v_became := 'asked'; end if;
  elsif v_became in ('changed', 'unchanged') then
    update role_request q set state = case when q.gives = p_gives then 'confirmed' else 'refused' end, decided_at = p_at
    where q.organisation_id = p_organisation and q.member_id = v_member and q.role = p_role and q.state = 'waiting';
  end if;
  return query select v_became, v_member;
end $$;

revoke execute on function change_role_as_provider from public;
grant execute on function change_role_as_provider to andrum_identity;
