-- The change of address or employee number that the link in the mail to the old address leads to. Reading changes nothing.
create or replace function linked_identity_change(p_stop_hash bytea) returns table (
  organisation text, old_email text, new_email text, renumbered boolean, takes_effect_at timestamptz, state text
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.name, c.old_email, c.new_email, c.new_external_id is not null, c.takes_effect_at, c.state
  from identity_change c join organisation o on o.id = c.organisation_id
  where c.stop_hash = p_stop_hash and c.state in ('waiting', 'stopped')
$$;

revoke execute on function linked_identity_change from public;
grant execute on function linked_identity_change to andrum_person;
