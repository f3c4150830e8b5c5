-- As take_on_support_request, for occupational health, which comes by the mailed link.
create or replace function take_on_linked_request(p_link_hash bytea, p_state text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request support_request%rowtype;
begin
  select * into v_request from support_request where link_hash = p_link_hash for update;
  if not found then return false; end if;
  if p_state = 'closed' then
    update support_request set state = 'closed', closed_at = p_at where id = v_request.id and state <> 'closed';
    return true;
  end if;
  if v_request.state = 'closed' then return false; end if;
  update support_request set state = 'acknowledged', acknowledged_at = p_at where id = v_request.id and state = 'sent';
  return true;
end $$;

revoke execute on function take_on_linked_request from public;
grant execute on function take_on_linked_request to andrum_person;
