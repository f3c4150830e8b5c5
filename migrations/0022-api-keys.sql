-- API keys: what an organisation's own programs ask with. A key belongs to the organisation and to no person.
create table api_key (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  scopes text[] not null
    check (cardinality(scopes) between 1 and 3 and scopes <@ array['people', 'rounds', 'figures']),
  -- Keyed, so that this table opens nothing without the server's keys.
  secret_hash bytea not null unique,
  made_at timestamptz not null,
  used_on date,
  ended_at timestamptz,
  primary key (organisation_id, id)
);
alter table api_key enable row level security;
-- Who works for the organisation never reads a hash: a program comes in through find_api_key.
grant select (organisation_id, id, name, scopes, made_at, used_on, ended_at), insert, update (ended_at)
  on api_key to andrum_hr;
create policy of_own_organisation on api_key to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
