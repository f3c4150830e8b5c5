-- Whether the transaction's person is, today, one of those to whom a support request is addressed.
create or replace function is_addressed_to_me(p_receiver text, p_organisation uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_receiver
    when 'provider' then exists (select from staff where person_id = current_person())
    when 'hr' then exists (
      select from member m
      join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
      where m.organisation_id = p_organisation and m.person_id = current_person() and m.left_at is null)
    else false
  end
$$;

revoke execute on function is_addressed_to_me from public;
