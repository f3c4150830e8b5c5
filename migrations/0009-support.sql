-- Support requests: somebody asks one receiver to get in touch. There is no column for why: no score, no zone, no page.

-- What an organisation has set up for its people: occupational health with a promise, and whether its people are
-- offered talks.
create table support_setting (
  organisation_id uuid primary key references organisation on delete cascade,
  -- All three or none.
  health_name text check (length(health_name) between 2 and 200),
  health_email text check (length(health_email) <= 254),
  health_working_days integer check (health_working_days between 1 and 10),
  contact_rules boolean not null default false,
  updated_at timestamptz not null,
  check (num_nulls(health_name, health_email, health_working_days) in (0, 3))
);
alter table support_setting enable row level security;
grant select, insert, update on support_setting to andrum_hr;
create policy of_own_organisation on support_setting to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table support_request (
  person_id uuid not null references identity.person (id) on delete cascade,
  -- Made of the person and the idempotency key, so that the same request sent again finds itself.
  id uuid not null unique,
  receiver text not null check (receiver in ('hr', 'occupational_health', 'provider')),
  -- Null for the provider.
  organisation_id uuid references organisation on delete cascade,
  -- Whom the sender saw and where it went, as it was then: a changed setting sends nothing on to anybody else.
  receiver_name text not null check (length(receiver_name) <= 200),
  receiver_email text check (length(receiver_email) <= 254),
  -- Opens one request to occupational health, which has no account; dead once the case is closed.
  link_hash bytea unique,
  -- These three are emptied some time after closing.
  name text not null check (length(name) <= 200),
  reach text not null check (length(reach) <= 200),
  message text not null check (length(message) <= 2000),
  state text not null default 'sent' check (state in ('sent', 'acknowledged', 'closed')),
  sent_at timestamptz not null,
  -- The last day of the promise, and the moments that follow from it.
  promised_on date not null,
  remind_at timestamptz not null,
  escalate_at timestamptz not null,
  acknowledged_at timestamptz,
  closed_at timestamptz,
  reminded_at timestamptz,
  escalated_at timestamptz,
  primary key (person_id, id),
  check ((receiver = 'provider') = (organisation_id is null)),
  check ((receiver = 'occupational_health') = (receiver_email is not null)),
  check ((receiver = 'occupational_health') = (link_hash is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
-- One open case with each receiver: a receiver who has not answered yet is not asked again.
create unique index support_request_open on support_request (person_id, receiver, organisation_id) nulls not distinct
  where state <> 'closed';
create index on support_request (organisation_id) where state <> 'closed';
create index on support_request (sent_at);
create trigger request_of_somebody before insert on support_request for each row execute function keep_for_nobody_erased();
alter table support_request enable row level security;

-- The sender: their own requests, to read and to end. What was sent stays as it was sent.
grant select, update (state, closed_at) on support_request to andrum_person;
grant insert (person_id, id, receiver, organisation_id, receiver_name, receiver_email, link_hash, name, reach, message,
  sent_at, promised_on, remind_at, escalate_at) on support_request to andrum_person;
create policy own on support_request for select to andrum_person using (person_id = current_person());
\ir functions/is_own_receiver.sql
create policy sent_by_oneself on support_request for insert to andrum_person
  with check (person_id = current_person() and is_own_receiver(receiver, organisation_id, receiver_name, receiver_email));
create policy ended_by_oneself on support_request for update to andrum_person
  using (person_id = current_person()) with check (person_id = current_person() and state = 'closed');

-- Jobs see when, never who or what: addresses come through a function, one request at a time.
grant select (id, receiver, state, sent_at, remind_at, escalate_at, closed_at, reminded_at, escalated_at),
  update (reminded_at, escalated_at, state, closed_at, name, reach, message), delete on support_request to andrum_jobs;
create policy worked_on on support_request to andrum_jobs using (true) with check (true);
