-- Asks for changes of address, employee number or name, [{id, memberId, email, externalId, name, stopHash}]. One that waited for the
-- same member makes way.
create or replace function ask_identity_changes(p_changes jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity_change c set state = 'withdrawn', ended_at = p_at
  from jsonb_to_recordset(p_changes) as asked ("memberId" uuid)
  where c.organisation_id = current_organisation() and c.member_id = asked."memberId" and c.state = 'waiting';
  insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_email, new_external_id, new_name, asked_at,
    takes_effect_at, stop_hash)
  select m.organisation_id, asked.id, m.id, m.unit_id, m.email, lower(asked.email), asked."externalId", asked.name, p_at,
    p_at + interval '7 days', decode(asked."stopHash", 'hex')
  from jsonb_to_recordset(p_changes) as asked (id uuid, "memberId" uuid, email text, "externalId" text, name text, "stopHash" text)
  join member m on m.organisation_id = current_organisation() and m.id = asked."memberId" and m.left_at is null
  on conflict do nothing;
end $$;

revoke execute on function ask_identity_changes from public;
grant execute on function ask_identity_changes to andrum_hr;
