-- Answers on their way from one device to another (decision 0775): sealed in the browser by a code that only the person has, and again
-- with a key that the database does not have. A row says neither whose it is nor which round. Unlogged: no copy gets into the log of the
-- database, a standby or a base backup. After a crash they are gone, and the first device still has the answers.
create unlogged table identity.continuation (
  -- Keyed hash of what both devices work out of the code.
  lookup_hash bytea primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index on identity.continuation (expires_at);
grant select, insert, delete on identity.continuation to andrum_identity;
