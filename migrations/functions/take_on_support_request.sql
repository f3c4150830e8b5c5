-- A support request goes on: acknowledged, then closed; done twice it is done once. Says whether there is such a case for
-- the receiver who is signed in.
create or replace function take_on_support_request(p_id uuid, p_state text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request support_request%rowtype;
begin
  select * into v_request from support_request where id = p_id for update;
  if not found or not is_addressed_to_me(v_request.receiver, v_request.organisation_id) then return false; end if;
  if p_state = 'closed' then
    update support_request set state = 'closed', closed_at = p_at where id = p_id and state <> 'closed';
    return true;
  end if;
  if v_request.state = 'closed' then return false; end if;
  update support_request set state = 'acknowledged', acknowledged_at = p_at where id = p_id and state = 'sent';
  return true;
end $$;

revoke execute on function take_on_support_request from public;
grant execute on function take_on_support_request to andrum_person;
