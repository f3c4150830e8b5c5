-- What is written to people, what they do not want to be sent, and what they write through the contact form.

-- What has gone out, so that a job that runs twice mails once. The id is a keyed hash: it names nobody.
create table sent_mail (
  message_id text primary key,
  claimed_until timestamptz not null,
  sent_at timestamptz
);
create index on sent_mail (claimed_until);
grant select, insert, update, delete on sent_mail to andrum_jobs;

-- Mail that was "sent" in demo mode.
create table demo_mail (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null,
  -- [{name, type, text}]
  attachments jsonb not null default '[]'
);
create index on demo_mail (recipient, sent_at desc);
grant select, insert on demo_mail to andrum_jobs;

-- Kinds of mail that an address has switched off. The address itself is not here: only its keyed hash. No role reads
-- this table; functions answer about one address.
create table mail_refusal (
  address_hash bytea not null check (length(address_hash) = 32),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  refused_at timestamptz not null,
  primary key (address_hash, kind)
);
alter table mail_refusal enable row level security;

-- That a person is to be written to at a moment, by which part of the product, and in which kind of mail. Nothing of
-- what.
create table due_mail (
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  due_at timestamptz not null,
  source text not null check (source ~ '^[a-z-]{1,40}$'),
  -- What the queue knows it by: a job that outlives the account leads to nobody.
  id uuid not null unique default gen_random_uuid(),
  primary key (person_id, kind, due_at)
);
create index on due_mail (due_at);
alter table due_mail enable row level security;
grant select, insert, delete on due_mail to andrum_person;
create policy own on due_mail to andrum_person using (person_id = current_person()) with check (person_id = current_person());
grant select, delete on due_mail to andrum_jobs;
create policy worked_on on due_mail to andrum_jobs using (true);

-- Messages from the contact form. Anyone who sends one can put it in and never reads any; staff read, jobs mail and
-- forget.
create table contact_message (
  -- Made of the sender's idempotency key, so that the same message sent again finds itself.
  id uuid primary key,
  name text not null check (length(name) between 2 and 200),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  subject text not null check (length(subject) between 2 and 200),
  message text not null check (length(message) between 10 and 10000),
  language text not null check (language in ('sv', 'en')),
  received_at timestamptz not null,
  -- When staff had it by mail: empty means that it is still on its way.
  noticed_at timestamptz
);
create index on contact_message (received_at);
create index contact_message_not_noticed on contact_message (received_at) where noticed_at is null;
alter table contact_message enable row level security;
grant select on contact_message to andrum_person;
create policy read_by_staff on contact_message for select to andrum_person
  using (exists (select from staff where person_id = current_person()));
-- noticed_at alone may change: what somebody wrote stays what they wrote.
grant select, delete, update (noticed_at) on contact_message to andrum_jobs;
create policy worked_on on contact_message to andrum_jobs using (true) with check (true);
