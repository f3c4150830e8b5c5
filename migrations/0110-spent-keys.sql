-- What somebody has deleted, stopped or changed again does not come back by an earlier request that arrives once more, from another
-- device or after hours in a proxy. Random ids and hashes of keys, without content or time; the last ones of a kind (spend-key.ts).
create table spent_key (
  person_id uuid not null,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  ids uuid[] not null,
  primary key (person_id, kind)
);
create trigger spent_of_somebody before insert on spent_key for each row execute function keep_for_nobody_erased();
alter table spent_key enable row level security;
grant select, insert, update (ids) on spent_key to andrum_person;
create policy own on spent_key to andrum_person using (person_id = current_person()) with check (person_id = current_person());
