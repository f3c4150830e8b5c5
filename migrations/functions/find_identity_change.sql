-- What the e-mails about one change of address or employee number need; nothing once it has ended.
create or replace function find_identity_change(p_id uuid) returns table (
  organisation text, language text, old_email text, new_email text, renumbered boolean, takes_effect_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, m.language, c.old_email, c.new_email, c.new_external_id is not null, c.takes_effect_at
  from identity_change c
  join organisation o on o.id = c.organisation_id
  join member m on m.organisation_id = c.organisation_id and m.id = c.member_id
  where c.id = p_id and c.state = 'waiting'
$$;

revoke execute on function find_identity_change from public;
grant execute on function find_identity_change to andrum_jobs;
