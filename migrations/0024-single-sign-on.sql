-- Signing in through the employer's own identity provider (OpenID Connect), one an organisation. Decision 521.

create table single_sign_on (
  organisation_id uuid primary key references organisation on delete cascade,
  -- As the provider calls itself, to the letter.
  issuer text not null check (length(issuer) between 1 and 500),
  client_id text not null check (length(client_id) between 1 and 500),
  -- Sealed with a data key of its own, which the master key wraps (src/server/keys).
  sealed_secret bytea not null,
  wrapped_key bytea not null,
  master_key text not null,
  -- Where somebody comes who signs in and is not on the list. Null: nobody does.
  join_unit_id uuid,
  changed_at timestamptz not null,
  foreign key (organisation_id, join_unit_id) references unit (organisation_id, id)
);
alter table single_sign_on enable row level security;
-- What is sealed is written and never read again on the employer's side.
grant select (organisation_id, issuer, client_id, join_unit_id, changed_at), insert, update, delete on single_sign_on to andrum_hr;
create policy of_own_organisation on single_sign_on to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
-- After the master key has been changed.
grant select (organisation_id, wrapped_key, master_key), update (wrapped_key, master_key) on single_sign_on to andrum_jobs;
create policy wrapped_anew on single_sign_on to andrum_jobs using (true) with check (true);

create table single_sign_on_domain (
  organisation_id uuid not null references single_sign_on on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253),
  -- When the organisation last showed that the domain is its own. Null: not yet, or somebody else has shown it since.
  proven_at timestamptz,
  primary key (organisation_id, domain)
);
create unique index single_sign_on_domain_proven on single_sign_on_domain (domain) where proven_at is not null;
alter table single_sign_on_domain enable row level security;
-- Proven by prove_sign_on_domain alone.
grant select, insert (organisation_id, domain), delete on single_sign_on_domain to andrum_hr;
create policy of_own_organisation on single_sign_on_domain to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- Begun through this organisation's single sign-on: opens work there, and nothing that is the person's own.
alter table identity.session add column organisation_id uuid;
create index on identity.session (organisation_id) where organisation_id is not null;
