-- Which sheet of a workbook somebody has chosen and whether hidden rows are read: applying reads the file again.
alter table member_import add column file_choice jsonb;
