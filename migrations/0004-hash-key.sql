-- The key behind the hashes of who took part, wrapped by the master key. Kept, and not derived anew at each start, so that
-- no change of AUTH_SECRET or DATA_KEY makes members look like others: comparisons between rounds hang on it.
create table vault.hash_key (
  single boolean primary key default true check (single),
  wrapped_key bytea not null,
  master_key text not null
);
alter table vault.hash_key enable row level security;
grant usage on schema vault to andrum_jobs;
grant select, insert, update (wrapped_key, master_key) on vault.hash_key to andrum_jobs;
create policy held on vault.hash_key to andrum_jobs using (true) with check (true);
