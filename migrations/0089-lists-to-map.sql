-- Lists that are not the documented file: somebody says what their columns are before they can be read.
alter table member_import drop constraint member_import_state_check;
alter table member_import add constraint member_import_state_check
  check (state in ('planning', 'unmapped', 'refused', 'planned', 'waiting', 'applying', 'applied', 'failed'));
