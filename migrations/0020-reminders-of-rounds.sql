-- What a round tells everybody invited while it is open, whether they have answered or not: reminders, and that its last
-- day has been moved.

alter table round
  -- Days before the last day, the first reminder first.
  add column reminders smallint[] not null default '{}' check (cardinality(reminders) <= 2),
  -- How many of them have gone, or were not needed when their day came.
  add column reminders_done smallint not null default 0 check (reminders_done between 0 and 2),
  -- When its last day was moved; that is done once.
  add column extended_at timestamptz;
grant update (reminders_done, extended_at) on round to andrum_hr;

alter table list_review_entry drop constraint list_review_entry_what_check;
alter table list_review_entry add constraint list_review_entry_what_check
  check (what in ('prepared', 'approved', 'objected', 'stated', 'opened', 'cancelled', 'extended'));
