-- Holds on every table of a person's own: what is on its way in while its person is erased does not stay behind. It waits
-- for the erasure, and is then not stored.
create or replace function keep_for_nobody_erased() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('person ' || new.person_id, 0));
  if exists (select from erasure where person_id = new.person_id) then return null; end if;
  return new;
end $$;

revoke execute on function keep_for_nobody_erased from public;
