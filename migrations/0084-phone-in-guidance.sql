-- The number on which a guide calls a participant whose life seems in danger, left by the participant, sealed like a message.
alter table guidance add column phone bytea;
grant update (phone) on guidance to andrum_person;
