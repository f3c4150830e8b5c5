-- What own_memberships_ever tells has grown by the mobile number, and a function cannot change its result: the one before goes,
-- and its file makes it anew.
do $$
begin
  if to_regprocedure('own_memberships_ever()') is not null
    and pg_get_function_result(to_regprocedure('own_memberships_ever()')) not like '%mobile%' then
    drop function own_memberships_ever();
  end if;
end $$;
