-- Changes by hand that wait for the day from which they hold. Until then they are no part of the list.
alter table member_import add column holds_from date;
-- When what waited was done, refused or withdrawn.
alter table member_import add column settled_at timestamptz;
alter table member_import drop constraint member_import_state_check;
alter table member_import add constraint member_import_state_check
  check (state in ('planning', 'refused', 'planned', 'waiting', 'applying', 'applied', 'failed'));
alter table member_import add constraint member_import_waits_for_a_day
  check (state <> 'waiting' or holds_from is not null and list_change is not null);
create index member_import_waiting on member_import (holds_from) where state = 'waiting';
