-- The data keys of people who are about to keep something of their own, and what they have consented to, which nobody else
-- changes until the transaction ends. Without a key somebody gets the one that comes with them; a place that is not in the answer
-- is of somebody who is being erased. Works for one person after the other, each under their own row policies, and has no
-- rights of its own. Always in one order, so that two transactions never wait for each other.
create or replace function hold_own_keys(p_persons uuid[], p_new_keys bytea[], p_master_keys text[])
returns table (place bigint, wrapped_key bytea, master_key text, consents bytea) language plpgsql
-- Planned once for a connection, perhaps while the tables are empty: by their indexes all the same (decision 608).
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  v_before text := current_setting('app.person', true);
  v_asked record;
  v_key record;
begin
  for v_asked in
    select * from unnest(p_persons, p_new_keys, p_master_keys) with ordinality as a (person, new_key, master_key, place)
    order by person, place
  loop
    perform set_config('app.person', v_asked.person::text, true);
    perform pg_advisory_xact_lock(hashtextextended('consents ' || v_asked.person, 0));
    select k.wrapped_key, k.master_key into v_key from person_key k where k.person_id = v_asked.person;
    if not found then
      insert into person_key as k (person_id, wrapped_key, master_key)
      values (v_asked.person, v_asked.new_key, v_asked.master_key) on conflict do nothing
      returning k.wrapped_key, k.master_key into v_key;
      -- Somebody else may just have made it.
      if not found then
        select k.wrapped_key, k.master_key into v_key from person_key k where k.person_id = v_asked.person;
        continue when not found;
      end if;
    end if;
    return query select v_asked.place, v_key.wrapped_key, v_key.master_key,
      (select c.sealed from consent c where c.person_id = v_asked.person);
  end loop;
  perform set_config('app.person', coalesce(v_before, ''), true);
end $$;

revoke execute on function hold_own_keys from public;
grant execute on function hold_own_keys to andrum_person;
