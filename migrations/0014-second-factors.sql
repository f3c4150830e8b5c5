-- What somebody proves besides the mailed code. Only andrum_identity reads these tables.

alter table identity.session
  -- A second factor has been shown in it.
  add column second_factor boolean not null default false,
  -- The mailed code was right and the second factor has not been shown yet: until then the session opens nothing.
  add column waits boolean not null default false,
  -- When the person last proved in it who they are, by the strongest means they have; null when a weaker one was used.
  add column proven_at timestamptz;

-- An authenticator app (TOTP, RFC 6238): one a person.
create table identity.authenticator (
  person_id uuid primary key references identity.person on delete cascade,
  -- Sealed with the person's data key (src/server/keys), which this role cannot read.
  sealed_secret bytea not null,
  set_up_at timestamptz not null,
  -- Null until a code from the app has shown that it works; then it counts.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The 30-second step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint not null default 0
);

-- Each opens once, and is deleted then. 80 random bits, so that one plain hash is as good as a slow one.
create table identity.recovery_code (
  person_id uuid not null references identity.person on delete cascade,
  code_hash bytea not null,
  primary key (person_id, code_hash)
);

grant select, insert, update, delete on identity.authenticator, identity.recovery_code to andrum_identity;
