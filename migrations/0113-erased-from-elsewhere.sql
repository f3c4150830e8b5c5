-- One answers how many it has found, and the other is told: a function changes neither.
drop function if exists vault.take_for_erased(uuid, uuid[], bytea[]);
drop function if exists vault.count_list(uuid);
