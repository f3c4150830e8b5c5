-- With which keys the record log was signed, so that another one does not begin another log without anybody noticing.
create table record_log_key (
  -- Ed25519, the public half.
  key bytea primary key check (length(key) = 32),
  since timestamptz not null default now()
);
create trigger record_log_key_stays before update or delete on record_log_key
  for each row execute function refuse_change();
alter table record_log_key enable row level security;
grant select, insert on record_log_key to andrum_release;
create policy of_nobody on record_log_key to andrum_release using (true) with check (true);

-- Which program is here everybody may know.
grant select on program_record to andrum_person;
drop policy of_nobody on program_record;
create policy of_nobody on program_record to andrum_person, andrum_hr, andrum_release using (true) with check (true);
create index on program_record (digest);
