-- Support requests: somebody asks one receiver to get in touch. There is no column for why: no score, no zone, no page.

-- What an organisation has set up for its people: occupational health with a promise, and whether its people are offered talks.
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
-- One open case with each receiver: who is waiting for an answer is not asked again.
create unique index support_request_open on support_request (person_id, receiver, organisation_id) nulls not distinct
  where state <> 'closed';
create index on support_request (organisation_id) where state <> 'closed';
create index on support_request (sent_at);
alter table support_request enable row level security;

-- Whoever sent it: their own, to read and to end. What was sent stays as it was sent.
grant select, update (state, closed_at) on support_request to andrum_person;
grant insert (person_id, id, receiver, organisation_id, receiver_name, receiver_email, link_hash, name, reach, message,
  sent_at, promised_on, remind_at, escalate_at) on support_request to andrum_person;
create policy own on support_request for select to andrum_person using (person_id = current_person());
create policy sent_by_oneself on support_request for insert to andrum_person
  with check (person_id = current_person()
    and (organisation_id is null or organisation_id in (select own_organisations())));
create policy ended_by_oneself on support_request for update to andrum_person
  using (person_id = current_person()) with check (person_id = current_person() and state = 'closed');
create trigger request_of_somebody before insert on support_request for each row execute function keep_for_nobody_erased();

-- Jobs see when, never who or what: addresses come through a door, one request at a time.
grant select (id, receiver, state, sent_at, remind_at, escalate_at, closed_at, reminded_at, escalated_at),
  update (reminded_at, escalated_at, state, closed_at, name, reach, message), delete on support_request to andrum_jobs;
create policy worked_on on support_request to andrum_jobs using (true) with check (true);

-- Whether the transaction's person is one of those whom a request is addressed to, today.
create function is_addressed_to_me(p_receiver text, p_organisation uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_receiver
    when 'provider' then exists (select from staff where person_id = current_person())
    when 'hr' then exists (
      select from member m
      join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
      where m.organisation_id = p_organisation and m.person_id = current_person() and m.left_at is null)
    else false
  end
$$;

-- The doors of receivers. They have no right to the table: they get what was sent, as long as the case is open, and
-- never the sender's account. A closed case is gone from here.
create function received_support_requests() returns table (
  id uuid, receiver text, organisation text, name text, reach text, message text, state text,
  sent_at timestamptz, promised_on date, acknowledged_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.receiver, o.name, s.name, s.reach, s.message, s.state, s.sent_at, s.promised_on, s.acknowledged_at
  from support_request s left join organisation o on o.id = s.organisation_id
  where s.state <> 'closed' and is_addressed_to_me(s.receiver, s.organisation_id)
  order by s.state = 'acknowledged', s.sent_at, s.id
$$;
create function linked_support_request(p_link_hash bytea) returns table (
  id uuid, receiver text, organisation text, name text, reach text, message text, state text,
  sent_at timestamptz, promised_on date, acknowledged_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.receiver, o.name, s.name, s.reach, s.message, s.state, s.sent_at, s.promised_on, s.acknowledged_at
  from support_request s join organisation o on o.id = s.organisation_id
  where s.link_hash = p_link_hash and s.state <> 'closed'
$$;

-- A case goes on: acknowledged, then closed; done twice it is done once. Says whether there is such a case for the asker.
create function take_on_support_request(p_id uuid, p_state text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request support_request%rowtype;
begin
  select * into v_request from support_request where id = p_id for update;
  if not found or not is_addressed_to_me(v_request.receiver, v_request.organisation_id) then return false; end if;
  if p_state = 'closed' then
    update support_request set state = 'closed', closed_at = p_at where id = p_id and state <> 'closed';
    return true;
  end if;
  if v_request.state = 'closed' then return false; end if;
  update support_request set state = 'acknowledged', acknowledged_at = p_at where id = p_id and state = 'sent';
  return true;
end $$;
create function take_on_linked_request(p_link_hash bytea, p_state text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_request support_request%rowtype;
begin
  select * into v_request from support_request where link_hash = p_link_hash for update;
  if not found then return false; end if;
  if p_state = 'closed' then
    update support_request set state = 'closed', closed_at = p_at where id = v_request.id and state <> 'closed';
    return true;
  end if;
  if v_request.state = 'closed' then return false; end if;
  update support_request set state = 'acknowledged', acknowledged_at = p_at where id = v_request.id and state = 'sent';
  return true;
end $$;

-- Whom a person can turn to where they work. HR are named, so that one knows who will read; oneself is not among them.
create function own_support_contacts() returns table (
  organisation_id uuid, organisation text, own_name text, hr integer, hr_names text[],
  health_name text, health_email text, health_working_days integer, contact_rules boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, me.name, count(hr.id)::integer,
    coalesce(array_agg(distinct hr.name) filter (where hr.name <> ''), '{}'),
    s.health_name, s.health_email, s.health_working_days, coalesce(s.contact_rules, false)
  from member me
  join organisation o on o.id = me.organisation_id
  left join support_setting s on s.organisation_id = o.id
  left join (
    select distinct m.organisation_id, m.id, m.name from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
    where m.left_at is null
  ) hr on hr.organisation_id = o.id and hr.id <> me.id
  where me.person_id = current_person() and me.left_at is null
  group by o.id, o.name, me.name, s.health_name, s.health_email, s.health_working_days, s.contact_rules
  order by o.name, o.id
$$;

-- What the mails about one request need. Not what it says.
create function find_support_letter(p_id uuid) returns table (
  receiver text, state text, organisation text, promised_on date, receiver_email text,
  hr_emails text[], hr_languages text[], sender_email text, sender_language text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.receiver, s.state, o.name, s.promised_on, s.receiver_email,
    case when s.receiver = 'hr' then coalesce(array_agg(hr.email order by hr.email) filter (where hr.email is not null), '{}') end,
    case when s.receiver = 'hr' then coalesce(array_agg(hr.language order by hr.email) filter (where hr.email is not null), '{}') end,
    p.email, p.language
  from support_request s
  join identity.person p on p.id = s.person_id
  left join organisation o on o.id = s.organisation_id
  left join (
    select distinct m.organisation_id, m.id, m.email, m.language, m.person_id from member m
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id and r.role = 'hr'
    where m.left_at is null
  ) hr on hr.organisation_id = s.organisation_id and s.receiver = 'hr' and hr.person_id is distinct from s.person_id
  where s.id = p_id
  group by s.person_id, s.id, o.name, p.email, p.language
$$;

revoke execute on function is_addressed_to_me(text, uuid), received_support_requests(), linked_support_request(bytea),
  take_on_support_request(uuid, text, timestamptz), take_on_linked_request(bytea, text, timestamptz),
  own_support_contacts(), find_support_letter(uuid) from public;
grant execute on function received_support_requests(), linked_support_request(bytea),
  take_on_support_request(uuid, text, timestamptz), take_on_linked_request(bytea, text, timestamptz),
  own_support_contacts() to andrum_person;
grant execute on function find_support_letter(uuid) to andrum_jobs;
