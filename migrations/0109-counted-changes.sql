-- What the programmes do, with and without guidance (decision 721): a participant who says so adds their change to counters. Who has
-- said so is known, so that nobody counts twice; what was added is not.
create table counted_change (
  person_id uuid not null references identity.person (id) on delete cascade,
  programme text not null check (programme in ('six-months', 'six-weeks')),
  primary key (person_id, programme)
);
create trigger change_of_somebody before insert on counted_change for each row execute function keep_for_nobody_erased();
alter table counted_change enable row level security;
grant select on counted_change to andrum_person;
create policy own on counted_change for select to andrum_person using (person_id = current_person());

-- Staff read `shown`; what comes in waits until both groups have fifty people more.
create table change_count (
  programme text not null check (programme in ('six-months', 'six-weeks')),
  guided boolean not null,
  counted text not null check (counted in ('green', 'yellow', 'red', 'better', 'none', 'worse')),
  waiting integer not null default 0 check (waiting >= 0),
  shown integer not null default 0 check (shown >= 0),
  primary key (programme, guided, counted)
);
alter table change_count enable row level security;
