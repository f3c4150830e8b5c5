-- What organisations hold of a person is exported by the subject that holds it: own_list_traces, own_measures and
-- own_round_work take the place of own_traces.
drop function if exists public.own_traces();
do $$
begin
  if to_regclass('public.schema_function') is not null then
    delete from public.schema_function where name = 'own_traces';
  end if;
end $$;
