-- Keeps own results of some people, all of them or none, and what they have consented to where that has changed. Works for one
-- person after the other, each under their own row policies, and has no rights of its own. Rows lie in the order of the people's
-- random ids, whoever was first.
create or replace function keep_own_results(p_persons uuid[], p_ids uuid[], p_sealed bytea[], p_consents bytea[])
returns void language plpgsql
-- Planned once for a connection, perhaps while the tables are empty: by their indexes all the same (decision 608).
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_before text := current_setting('app.person', true);
  v_row record;
begin
  for v_row in
    select * from unnest(p_persons, p_ids, p_sealed, p_consents) as r (person, id, sealed, consents) order by person, id
  loop
    perform set_config('app.person', v_row.person::text, true);
    insert into own_result (person_id, id, sealed) values (v_row.person, v_row.id, v_row.sealed);
    if not found then
      raise exception 'nothing is kept for somebody who is being erased';
    end if;
    if v_row.consents is not null then
      insert into consent (person_id, sealed) values (v_row.person, v_row.consents)
      on conflict (person_id) do update set sealed = excluded.sealed;
    end if;
  end loop;
  perform set_config('app.person', coalesce(v_before, ''), true);
end $$;

revoke execute on function keep_own_results from public;
grant execute on function keep_own_results to andrum_person;
