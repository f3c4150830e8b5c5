-- People who have no address can be written to by SMS, where the operator has a gateway: their number, in E.164. It says how somebody
-- is reached and never who they are, so it may be written over (decision 0563). Whoever has an address is written to there.
alter table member add column mobile text
  check (mobile is null or (email is null and mobile ~ '^\+[1-9][0-9]{6,14}$'));
grant update (mobile) on member to andrum_hr;

-- The code that an SMS carries, which is a slip's in all but the way it comes: one a person, number and round, the same in every reminder,
-- and beside a printed one. Gateway functions alone read and write it. Gone with the release, as invitations are.
create table sms_code (
  organisation_id uuid not null,
  round_id uuid not null,
  member_id uuid not null,
  code_hash bytea not null unique,
  primary key (organisation_id, round_id, member_id),
  foreign key (organisation_id, round_id, member_id) references invitation (organisation_id, round_id, member_id)
    on delete cascade
);
alter table sms_code enable row level security;
