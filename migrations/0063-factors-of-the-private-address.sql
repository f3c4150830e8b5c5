-- Whether an authenticator app, or a recovery code, belongs to the private address: it was added, made or shown in a session that
-- was begun with it. Where there is a private address, no other opens or closes what is the person's own (decision 307). Of passkeys
-- it has been noted from the beginning (0016).
alter table identity.authenticator add column private boolean not null default false;
alter table identity.recovery_code add column private boolean not null default false;
