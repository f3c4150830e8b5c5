-- beside those who write
-- What is unique is unique within its organisation, so that each organisation's rows can stand on a machine of their own
-- (decision 0641). The hash comes first: whoever brings a secret names no organisation.
drop index concurrently if exists invitation_token;
create unique index concurrently invitation_token on invitation (token_hash, organisation_id);
drop index concurrently if exists slip_code;
create unique index concurrently slip_code on slip (code_hash, organisation_id);
drop index concurrently if exists sms_code_code;
create unique index concurrently sms_code_code on sms_code (code_hash, organisation_id);
drop index concurrently if exists api_key_secret;
create unique index concurrently api_key_secret on api_key (secret_hash, organisation_id);
drop index concurrently if exists identity_change_stop;
create unique index concurrently identity_change_stop on identity_change (stop_hash, organisation_id);
drop index concurrently if exists identity_change_id;
create unique index concurrently identity_change_id on identity_change (id, organisation_id);
drop index concurrently if exists round_id;
create unique index concurrently round_id on round (id, organisation_id);
drop index concurrently if exists single_sign_on_domain_of;
create index concurrently single_sign_on_domain_of on single_sign_on_domain (domain) where proven_at is not null;
drop index concurrently if exists audit_entry_id;
create unique index concurrently audit_entry_id on audit_entry (organisation_id, id);
