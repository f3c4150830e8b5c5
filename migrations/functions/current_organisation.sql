-- The organisation that the transaction works for (transaction.ts sets it). Null is none: a row policy that compares with
-- it finds no row then.
create or replace function current_organisation() returns uuid language sql stable
  return nullif(current_setting('app.org', true), '')::uuid;

revoke execute on function current_organisation from public;
grant execute on function current_organisation to andrum_person, andrum_hr, andrum_release, andrum_identity, andrum_jobs;
