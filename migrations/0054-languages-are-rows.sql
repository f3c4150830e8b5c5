-- Which languages there are is said by src/core/languages.ts, so that a new one needs no migration (decision 0685). Here a
-- language is a tag. What is stored was checked more strictly before, so nothing is read again: not valid holds for what is
-- written from now on.
alter table identity.person drop constraint person_language_check;
alter table identity.person add constraint person_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table identity.sign_in_code drop constraint sign_in_code_language_check;
alter table identity.sign_in_code add constraint sign_in_code_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table organisation drop constraint organisation_language_check;
alter table organisation add constraint organisation_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table member drop constraint member_language_check;
alter table member add constraint member_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table contact_message drop constraint contact_message_language_check;
alter table contact_message add constraint contact_message_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table booking drop constraint booking_language_check;
alter table booking add constraint booking_language_check
  check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
