-- Passkeys (WebAuthn): one signs in by itself and is two factors at once. Only andrum_identity reads them.
create table identity.passkey (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  credential_id bytea not null unique,
  -- COSE, as the authenticator gave it. Public: whoever reads it signs in as nobody.
  public_key bytea not null,
  -- How often the authenticator says it has signed; zero forever for passkeys that are synchronised.
  counter bigint not null,
  -- What the person calls it.
  name text not null,
  transports text[] not null,
  -- Added in a session of the private address: with it, own results open. Where there is a private address, others do not open them.
  private boolean not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index on identity.passkey (person_id);

grant select, insert, update, delete on identity.passkey to andrum_identity;
