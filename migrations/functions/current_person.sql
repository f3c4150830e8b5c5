-- The person whom the transaction works for (transaction.ts sets it). Null is nobody: a row policy that compares with it
-- finds no row then.
create or replace function current_person() returns uuid language sql stable
  return nullif(current_setting('app.person', true), '')::uuid;

revoke execute on function current_person from public;
grant execute on function current_person to andrum_person, andrum_hr, andrum_release, andrum_identity, andrum_jobs;
