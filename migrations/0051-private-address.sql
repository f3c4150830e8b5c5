-- A private address beside the employer's: whoever reads the work mailbox does not read own results then.

create table identity.private_address (
  person_id uuid primary key references identity.person on delete cascade,
  -- Proven by a mailed code. Null: was asked, and wanted none.
  email text unique check (email = lower(email)),
  answered_at timestamptz not null
);
grant select, insert, update, delete on identity.private_address to andrum_identity;

-- Begun with the private address, or the private address was proven in it.
alter table identity.session add column private boolean not null default false;

-- A code that proves the private address of this person, and signs nobody in.
alter table identity.sign_in_code add column for_person uuid references identity.person on delete cascade;
