-- SCIM: what an identity provider calls the members and units that it keeps. Who they are stands in member and unit.
create table provisioned_member (
  organisation_id uuid not null,
  member_id uuid not null,
  user_name text not null check (length(user_name) between 1 and 254),
  external_id text check (length(external_id) <= 254),
  -- Parts of the name, so that one of them can be changed.
  given_name text check (length(given_name) <= 200),
  family_name text check (length(family_name) <= 200),
  primary key (organisation_id, member_id),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade
);
create unique index provisioned_member_user_name on provisioned_member (organisation_id, lower(user_name));
alter table provisioned_member enable row level security;
grant select, insert, update, delete on provisioned_member to andrum_hr;
create policy of_own_organisation on provisioned_member to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

create table provisioned_unit (
  organisation_id uuid not null,
  unit_id uuid not null,
  external_id text not null check (length(external_id) between 1 and 254),
  primary key (organisation_id, unit_id),
  foreign key (organisation_id, unit_id) references unit (organisation_id, id) on delete cascade
);
alter table provisioned_unit enable row level security;
grant select, insert, update, delete on provisioned_unit to andrum_hr;
create policy of_own_organisation on provisioned_unit to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- What one key changed in a day is one entry of the history.
alter table member_import add column api_key_id uuid;
alter table member_import add column on_day date;
create unique index member_import_of_key on member_import (organisation_id, api_key_id, on_day)
  where api_key_id is not null;

-- The last day on which the safety stop has been told of, so that a program that tries again and again is told of once.
alter table api_key add column stopped_on date;
grant select (stopped_on), update (stopped_on) on api_key to andrum_hr;
