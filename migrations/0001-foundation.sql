-- The initial schema begins here: 0001 to 0010, by subject. Who may read what is decided in these files, by role and by row.
-- The runner works as andrum_owner; the role names are replaced by those of the database. A line `\ir functions/…` makes a
-- function where a policy or a trigger needs it; all other functions follow after the last migration (README.md).

-- Sign-in has a schema to itself, and so has what only the release reads.
create schema identity;
create schema vault;

revoke all on schema public from public;
grant usage on schema public to andrum_person, andrum_hr, andrum_release, andrum_jobs, andrum_identity;
grant usage on schema identity to andrum_identity;
-- To call functions there: apart from the release, and the jobs for the key behind the hashes, nobody reads its tables.
grant usage on schema vault to andrum_release, andrum_person, andrum_hr, andrum_jobs;

-- What row policies ask.
\ir functions/current_person.sql
\ir functions/current_organisation.sql
\ir functions/own_organisations.sql
\ir functions/own_members.sql
\ir functions/is_staff.sql
