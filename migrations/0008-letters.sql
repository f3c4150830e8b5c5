-- Mail that somebody does not want, mail that is due at a moment, and the private calendar feed.

-- Kinds of mail that an address has switched off. The address itself is not here: only its keyed hash.
create table mail_refusal (
  address_hash bytea not null check (length(address_hash) = 32),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  refused_at timestamptz not null,
  primary key (address_hash, kind)
);
alter table mail_refusal enable row level security;

-- The doors: nobody can list who has refused what, only ask about an address whose hash they can make.
create function refuse_mail(p_address bytea, p_kind text, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mail_refusal (address_hash, kind, refused_at) values (p_address, p_kind, p_at) on conflict do nothing
$$;
create function accept_mail(p_address bytea, p_kind text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_refusal where address_hash = p_address and kind = p_kind
$$;
create function refused_mail(p_address bytea) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select kind from mail_refusal where address_hash = p_address order by kind
$$;
create function forget_mail_refusals(p_address bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_refusal where address_hash = p_address
$$;

-- That a person is to be written to at a moment, by which part of the product, and in which kind of mail. Nothing of what.
create table due_letter (
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  due_at timestamptz not null,
  source text not null check (source ~ '^[a-z-]{1,40}$'),
  -- What the queue knows it by: a job that outlives the account leads to nobody.
  id uuid not null unique default gen_random_uuid(),
  primary key (person_id, kind, due_at)
);
create index on due_letter (due_at);
alter table due_letter enable row level security;
grant select, insert, delete on due_letter to andrum_person;
create policy own on due_letter to andrum_person using (person_id = current_person()) with check (person_id = current_person());
grant select, delete on due_letter to andrum_jobs;
create policy worked_on on due_letter to andrum_jobs using (true);

-- The address of somebody to whom a letter is due, and of nobody else.
create function find_due_letter(p_id uuid)
returns table (kind text, due_at timestamptz, email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.kind, l.due_at, p.email, p.language from due_letter l join identity.person p on p.id = l.person_id
  where l.id = p_id
$$;

-- The address at which somebody's calendar program fetches what they have planned. Only the hash of its secret is kept.
create table calendar_feed (
  person_id uuid primary key references identity.person (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Whether the feed says what each entry is, or only that there is one.
  titled boolean not null,
  made_at timestamptz not null,
  -- A day, no more: how often somebody's telephone asks is nobody's business.
  fetched_on date
);
alter table calendar_feed enable row level security;
grant select, insert, update, delete on calendar_feed to andrum_person;
create policy own on calendar_feed to andrum_person using (person_id = current_person()) with check (person_id = current_person());

-- Whose feed a secret opens. Notes the day.
create function open_calendar_feed(p_token_hash bytea, p_today date)
returns table (person_id uuid, titled boolean)
language sql security definer set search_path = public, pg_temp as $$
  update calendar_feed f set fetched_on = greatest(f.fetched_on, p_today)
  where f.token_hash = p_token_hash
  returning f.person_id, f.titled
$$;

revoke execute on function refuse_mail(bytea, text, timestamptz), accept_mail(bytea, text), refused_mail(bytea),
  forget_mail_refusals(bytea), find_due_letter(uuid), open_calendar_feed(bytea, date) from public;
grant execute on function refuse_mail(bytea, text, timestamptz), accept_mail(bytea, text), refused_mail(bytea),
  forget_mail_refusals(bytea), open_calendar_feed(bytea, date) to andrum_person;
grant execute on function refused_mail(bytea), find_due_letter(uuid) to andrum_jobs;
