-- 0041 took vault.counts_elsewhere away: what was noted of it would stop the start on data from before.
do $$
begin
  if to_regclass('public.schema_function') is not null then
    delete from public.schema_function where name = 'vault.counts_elsewhere';
  end if;
end $$;
