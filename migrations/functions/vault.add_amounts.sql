-- Adds two amounts key by key. Only the keys of the second, which is what comes in, are looked at; the rest of the first stays.
-- The first is unpacked once: looked up as it lies in its row, it would be unpacked for every key.
create or replace function vault.add_amounts(a jsonb, b jsonb) returns jsonb language plpgsql immutable as $$
declare
  v_unpacked jsonb := a || '{}';
begin
  return v_unpacked || (select coalesce(jsonb_object_agg(key, coalesce((v_unpacked ->> key)::bigint, 0) + value::bigint), '{}')
    from jsonb_each_text(b));
end $$;

revoke execute on function vault.add_amounts from public;
