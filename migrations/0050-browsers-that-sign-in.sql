-- A code belongs to the browser that asked for it, and an account knows the browsers it has been opened in.

-- Those on their way have six digits and no browser; they live for ten minutes.
delete from identity.sign_in_code;
alter table identity.sign_in_code
  -- SHA-256 of what the asking browser's cookie holds; empty from a process of the version before, while both run.
  add column browser_hash bytea not null default '',
  -- The larger network it was asked from (/48 of IPv6), as keyed hash.
  add column wider_network_key bytea not null default '',
  -- Guesses from other browsers: they use up what other browsers may try, never the tries of the one that asked.
  add column tries_elsewhere integer not null default 0;

-- SHA-256 of what the browser's cookie holds and the person's id: two accounts in one browser have nothing in common here.
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
grant select, insert, update, delete on identity.known_browser to andrum_identity;
