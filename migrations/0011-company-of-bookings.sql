-- Whom the booker comes from, so that staff know who asks for a meeting or a lecture. Empty for a private person.
alter table booking add column company text not null default '' check (length(company) <= 200);

-- It takes the company now: functions/make_booking.sql makes it anew.
drop function if exists make_booking(
  uuid, bytea, uuid, uuid, text, timestamptz, timestamptz, text, text, text, text, text, jsonb, timestamptz, timestamptz, integer
);
