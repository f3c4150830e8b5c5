-- Who signs in, and from where. Only andrum_identity reads these tables, from a pool of its own.

-- Somebody who has proven an address once. Passkeys and single sign-on will hang their credentials on this row.
create table identity.person (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  language text not null default 'sv' check (language in ('sv', 'en')),
  created_at timestamptz not null
);

-- A private address beside the employer's: anyone who reads the work mailbox does not read own results then.
create table identity.private_address (
  person_id uuid primary key references identity.person on delete cascade,
  -- Proven by a mailed code. Null: was asked, and wanted none.
  email text unique check (email = lower(email)),
  answered_at timestamptz not null
);

create table identity.session (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  -- SHA-256 of what the cookie holds: a reader of this table cannot sign in as anybody.
  token_hash bytea not null unique,
  -- 'Firefox, Windows': enough to know one's own again.
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- Begun with the private address, or the private address was proven in it.
  private boolean not null default false
);
create index on identity.session (person_id);

-- Browsers in which an account has been opened before. The hash is SHA-256 of what the browser's cookie holds and the
-- person's id: two accounts in one browser have nothing in common here.
create table identity.known_browser (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  token_hash bytea not null unique,
  -- 'Firefox, Windows', as of a session.
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index on identity.known_browser (person_id);
create index on identity.known_browser (last_seen_at);

-- Codes on their way, each for the browser that asked. The code itself is nowhere: it follows from the row's id and a
-- key that the database does not have.
create table identity.sign_in_code (
  id uuid primary key,
  email text not null check (email = lower(email)),
  language text not null check (language in ('sv', 'en')),
  return_to text,
  -- Proves the private address of this person, and signs nobody in.
  for_person uuid references identity.person on delete cascade,
  -- Asked for too often: looks like the others from outside, is never mailed and opens nothing.
  withheld boolean not null,
  -- SHA-256 of what the asking browser's cookie holds.
  browser_hash bytea not null,
  tries integer not null default 0,
  -- Guesses from other browsers: they use up what other browsers may try, never the tries of the one that asked.
  tries_elsewhere integer not null default 0,
  -- Where it was asked for, as keyed hash: a code that led to a sign-in is not held against its network. The wider one
  -- is the /48 of IPv6.
  network_key bytea not null,
  wider_network_key bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.sign_in_code (email);
create index on identity.sign_in_code (expires_at);

-- How often something was tried, by keyed hash of an address or a network: shared by all instances.
create table identity.attempt (
  key bytea not null,
  window_start timestamptz not null,
  amount integer not null default 1,
  primary key (key, window_start)
);
create index on identity.attempt (window_start);

grant select, insert, update, delete on all tables in schema identity to andrum_identity;
