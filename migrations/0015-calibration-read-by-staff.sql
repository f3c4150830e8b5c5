-- What staff read of a calibration: the sums as they stood at the last full 200 complete answers. So neither when staff look
-- nor how often says anything, and two readings never differ by the answers of a few people.
create table vault.readable_calibration (
  instrument_id text not null,
  instrument_version text not null,
  answers bigint not null check (answers > 0 and answers % 200 = 0),
  amounts jsonb not null,
  primary key (instrument_id, instrument_version)
);
alter table vault.readable_calibration enable row level security;

-- The release never needed the sums, and the report does not read them.
drop policy enough_answers on vault.calibration;
revoke select on vault.calibration from andrum_release;
