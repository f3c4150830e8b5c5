-- Adds the change of the transaction's person over a programme to the counters of those with or without guidance, once. With guidance
-- is somebody whom a guide has answered. When fifty people more wait in both groups, what waits is shown, so two readings never differ
-- by the change of a few.
create or replace function count_change(p_programme text, p_start text, p_change text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_guidance boolean;
begin
  if p_start not in ('green', 'yellow', 'red') or p_change not in ('better', 'none', 'worse') then
    raise exception 'no start or change: %, %', p_start, p_change;
  end if;
  if p_programme not in (select countable_programmes(p_now)) then return; end if;
  insert into counted_change values (current_person(), p_programme) on conflict do nothing;
  if not found then return; end if;
  has_guidance := exists (
    select from guidance_message where person_id = current_person() and author = 'guide');
  -- Made here and not by the migration: an empty database has no rows, or a backup could not be restored into it.
  insert into change_count (programme, guided, counted)
  select p_programme, guided, counted from unnest(array[true, false]) guided,
    unnest(array['green', 'yellow', 'red', 'better', 'none', 'worse']) counted
  order by guided, counted
  on conflict do nothing;
  -- One after the other: what waits is added up by whom it makes fifty.
  perform from change_count where programme = p_programme order by guided, counted for update;
  -- Every counter is written anew, so that no mark of this transaction is on those that moved alone.
  update change_count
  set waiting = waiting + (guided = has_guidance and counted in (p_start, p_change))::integer
  where programme = p_programme;
  if 50 <= all (select sum(waiting) from change_count
    where programme = p_programme and counted in ('better', 'none', 'worse') group by guided)
  then
    update change_count set shown = shown + waiting, waiting = 0 where programme = p_programme;
  end if;
end
$$;

revoke execute on function count_change from public;
grant execute on function count_change to andrum_person;
