-- What the owner of an organisation decides. That the smallest group is only raised stands in the statement that writes it.
alter table organisation add column number text check (number ~ '^\d{6}-\d{4}$');
grant update (name, number, smallest_group) on organisation to andrum_hr;
