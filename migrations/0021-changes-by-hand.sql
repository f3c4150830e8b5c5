-- A list is changed by a file, or by hand, one thing at a time: then what to change stands in `list_change` instead of a file,
-- and goes with it.
alter table member_import add column kind text not null default 'file';
alter table member_import add column list_change jsonb;
update member_import set kind = 'remove-person' where file_name = '';
