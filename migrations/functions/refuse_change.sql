-- Holds on every row of a snapshot: what was released is never released differently.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a released snapshot is never changed';
end $$;

revoke execute on function refuse_change from public;
