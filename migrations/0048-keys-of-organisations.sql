-- Takes away what was unique over all organisations (decision 0641); 0047 has made what stands in its place.
alter table invitation drop constraint invitation_token_hash_key;
alter table slip drop constraint slip_code_hash_key;
alter table sms_code drop constraint sms_code_code_hash_key;
alter table api_key drop constraint api_key_secret_hash_key;
alter table identity_change drop constraint identity_change_stop_hash_key;
alter table identity_change drop constraint identity_change_id_key;
alter table round drop constraint round_id_key;
drop index single_sign_on_domain_proven;

-- What staff do for no organisation, or for one that they found: the provider's own log. Written by gateway functions alone.
create table service_entry (
  id uuid not null default gen_random_uuid() primary key,
  at timestamptz not null,
  person_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index on service_entry (person_id) where person_id is not null;
alter table service_entry enable row level security;

-- The log grows with what is done in roles, not with people: reading it here holds nobody up.
insert into service_entry (id, at, person_id, action, details)
select id, at, person_id, action, details from audit_entry where organisation_id is null;
delete from audit_entry where organisation_id is null;
alter table audit_entry drop constraint audit_entry_pkey;
alter table audit_entry alter column organisation_id set not null;
alter table audit_entry add constraint audit_entry_pkey primary key using index audit_entry_id;
