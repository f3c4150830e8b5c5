-- Removes simulated organisations whose making was broken off: they are made again from the start.
create or replace function remove_unfinished_simulation() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id uuid;
begin
  for v_id in select id from organisation where simulated and not ready loop
    delete from vault.participation where organisation_id = v_id;
    delete from vault.block_member where organisation_id = v_id;
    -- Who refers to a snapshot goes before its round.
    delete from work_risk where organisation_id = v_id;
    delete from round where organisation_id = v_id;
    -- Who refers to a unit goes before it: a cascade from the organisation knows no such order.
    delete from role_assignment where organisation_id = v_id;
    delete from member where organisation_id = v_id;
    delete from organisation where id = v_id;
  end loop;
end $$;

revoke execute on function remove_unfinished_simulation from public;
grant execute on function remove_unfinished_simulation to andrum_identity;
