-- Whether people who have an address and a number are told of a reminder by SMS, without a code (decision 0776): the customer's choice.
alter table organisation add column sms_reminders boolean not null default false;
grant update (sms_reminders) on organisation to andrum_hr;
-- A number beside an address is stored where that is chosen; until now the database refused one.
do $$
declare
  v_name name;
begin
  select conname into strict v_name from pg_constraint
  where conrelid = 'member'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%mobile%';
  execute format('alter table member drop constraint %I', v_name);
end $$;
alter table member add constraint member_mobile check (mobile is null or mobile ~ '^\+[1-9][0-9]{6,14}$') not valid;
