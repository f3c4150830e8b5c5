-- Holds on every row of a snapshot and of the record log: what was released is never released differently.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;

revoke execute on function refuse_change from public;
