-- Webhooks: addresses of an organisation's own programs that are told of events. Decision 552.
create table webhook (
  organisation_id uuid not null references organisation on delete cascade,
  id uuid not null,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) between 1 and 20),
  made_at timestamptz not null,
  -- Since when nothing has arrived; null after an event that did.
  failing_since timestamptz,
  -- By the owner, or by itself when it failed for too long. Null: it is told.
  off_at timestamptz,
  primary key (organisation_id, id)
);
alter table webhook enable row level security;
grant select, insert, update (events, failing_since, off_at), delete on webhook to andrum_hr;
create policy of_own_organisation on webhook to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
-- Whoever sends needs the address.
grant select (organisation_id, id, url) on webhook to andrum_jobs;
create policy sent_to on webhook for select to andrum_jobs using (true);

-- What deliveries are signed with: the newest, and for a while after a renewal the one before.
create table webhook_secret (
  organisation_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  -- Sealed with a data key of its own, which the master key wraps (src/server/keys).
  sealed bytea not null,
  wrapped_key bytea not null,
  master_key text not null,
  -- Null: the newest.
  ends_at timestamptz,
  primary key (organisation_id, webhook_id, id),
  foreign key (organisation_id, webhook_id) references webhook (organisation_id, id) on delete cascade
);
alter table webhook_secret enable row level security;
-- What is sealed is written and never read again on the employer's side.
grant select (organisation_id, webhook_id, id, ends_at), insert, update (ends_at) on webhook_secret to andrum_hr;
create policy of_own_organisation on webhook_secret to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
grant select, update (wrapped_key, master_key), delete on webhook_secret to andrum_jobs;
create policy signed_with on webhook_secret to andrum_jobs using (true) with check (true);

-- One event for one webhook. Its id is the webhook-id that the receiver tells repetitions by.
create table webhook_delivery (
  organisation_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event text not null,
  -- What has happened, so that it is told once: the event and the id of what it is about.
  occasion text not null,
  -- To the byte as it is signed. Ids and a link, nothing about people.
  body text not null,
  made_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Begun again by hand: another run, with its attempts counted anew.
  run integer not null default 1,
  attempts integer not null default 0,
  tried_at timestamptz,
  -- Of the last attempt: what the receiver answered with, or why there was no answer. Never what it said.
  status smallint,
  problem text,
  -- When it is tried next; null unless it waits.
  next_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, webhook_id, occasion),
  foreign key (organisation_id, webhook_id) references webhook (organisation_id, id) on delete cascade
);
create index on webhook_delivery (made_at);
alter table webhook_delivery enable row level security;
grant select, insert, update (state, run, attempts, tried_at, status, problem, next_at) on webhook_delivery to andrum_hr;
create policy of_own_organisation on webhook_delivery to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());
grant select, delete on webhook_delivery to andrum_jobs;
create policy sent_and_forgotten on webhook_delivery to andrum_jobs using (true);
