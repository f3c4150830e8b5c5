-- Whether a receiver of support requests is one that the person's place of work has set up, by the name and the address
-- that it has set; the provider has neither. The row policy on `support_request` asks it: what the server says is not
-- taken on trust, and a request goes nowhere else.
create or replace function is_own_receiver(p_receiver text, p_organisation uuid, p_name text, p_email text)
returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_receiver
    when 'provider' then p_organisation is null and p_name = '' and p_email is null
    when 'hr' then p_email is null and exists (
      select from own_support_contacts() where organisation_id = p_organisation and organisation = p_name and hr > 0)
    when 'occupational_health' then exists (
      select from own_support_contacts()
      where organisation_id = p_organisation and health_name = p_name and health_email = p_email)
    else false
  end
$$;

revoke execute on function is_own_receiver from public;
grant execute on function is_own_receiver to andrum_person;
