-- People without an address (care, cleaning, industry): employee number and name say who they are.
alter table member alter column email drop not null;
alter table member add check (email is not null or (external_id is not null and name <> ''));

-- A first address is asked for as another one is; so is another name where there is no address, because the name then says
-- whom a slip is for.
alter table identity_change alter column old_email drop not null;
alter table identity_change add column new_name text;
alter table identity_change drop constraint identity_change_check;
alter table identity_change add constraint identity_change_check
  check (new_email is not null or new_external_id is not null or new_name is not null);
