-- Doors that ask who comes, addresses that stay dead, and what staff keep about themselves.

-- ---------------------------------------------------------------- working hours

-- What somebody published as staff is theirs to read as long as it is kept, also when they are staff no longer.
create policy kept on availability for select to andrum_person using (person_id = current_person());
create policy kept on availability_exception for select to andrum_person using (person_id = current_person());

-- The idempotency key of the write that made this version, as a keyed hash: the same write sent again finds itself.
alter table availability add column last_key bytea;

-- ---------------------------------------------------------------- calendar feeds

-- Hashes of addresses that have been taken back or replaced. None of them ever opens anything again, not even when the
-- wish that made it is sent once more.
create table retired_calendar_feed (
  person_id uuid not null references identity.person (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  primary key (person_id, token_hash)
);
alter table retired_calendar_feed enable row level security;

-- When an account goes, its feed goes with it and there is nobody left to keep this for.
create function retire_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into retired_calendar_feed (person_id, token_hash)
  select old.person_id, old.token_hash from identity.person where id = old.person_id
  on conflict do nothing;
  return null;
end $$;
create trigger feed_replaced after update of token_hash on calendar_feed for each row
  when (old.token_hash <> new.token_hash) execute function retire_calendar_feed();
create trigger feed_removed after delete on calendar_feed for each row execute function retire_calendar_feed();

-- An address that is dead is not made, and takes the place of none.
create function refuse_retired_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from retired_calendar_feed where person_id = new.person_id and token_hash = new.token_hash) then
    return null;
  end if;
  return new;
end $$;
create trigger dead_feeds_stay_dead before insert or update of token_hash on calendar_feed
  for each row execute function refuse_retired_feed();

revoke execute on function retire_calendar_feed(), refuse_retired_feed() from public;
