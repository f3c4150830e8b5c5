-- What an identity provider has changed of somebody while their account is switched off: name, email, employeeId, language. It applies
-- when they are switched on again, by the rules of every change of the list. Null: nothing.
alter table provisioned_member add column waiting jsonb;
