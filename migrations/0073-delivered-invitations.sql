-- Whether an invitation was delivered: the mail server of the address or the SMS gateway has taken it, or a slip was printed. It
-- is written by what is sent alone, which goes to everybody invited alike, and never by an answer (decision 0123). Null: frozen
-- before this was written down.
alter table invitation add column delivered boolean;
alter table invitation alter column delivered set default false;
grant select (delivered), update (delivered) on invitation to andrum_hr;
grant select (delivered) on invitation to andrum_release;

-- Of the unit itself, when the invitations went with the release. Null: not released yet, or not known.
alter table round_unit add column delivered integer;
grant update (delivered) on round_unit to andrum_release;
