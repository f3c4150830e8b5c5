-- Adds two amounts key by key.
create or replace function vault.add_amounts(a jsonb, b jsonb) returns jsonb language sql immutable
  return (select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total
    from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) both_sides
    group by key) summed);

revoke execute on function vault.add_amounts from public;
