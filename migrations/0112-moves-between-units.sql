-- Where on the employer's list somebody was, and until when. A round asks few of the people again whom another asked lately, and a
-- list says who has moved; but of somebody with an erased account the lists before say neither, and from the difference HR would
-- read who it is. This is written of everybody alike, and says nothing about accounts.
create table member_move (
  organisation_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  -- Where they were until then.
  unit_id uuid not null,
  primary key (organisation_id, member_id, at),
  foreign key (organisation_id, member_id) references member (organisation_id, id) on delete cascade
);
alter table member_move enable row level security;
grant select, insert on member_move to andrum_hr;
create policy of_own_organisation on member_move to andrum_hr
  using (organisation_id = current_organisation()) with check (organisation_id = current_organisation());

-- One takes more, the other gives more.
drop function if exists vault.people_asked_lately(uuid, timestamptz, bytea[], bytea[]);
drop function if exists own_memberships_ever();
