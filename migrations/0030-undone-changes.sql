-- What puts the list back as it was before its last change. Only the last one has it.
alter table member_import add column undo jsonb;
