-- Whether no figure may say that everybody invited to a group answered (decision 0127). A customer chooses it for the rounds
-- prepared from then on. Rounds that are there were prepared under that rule, and keep it.
alter table organisation add column hide_full_participation boolean not null default false;
grant update (hide_full_participation) on organisation to andrum_hr;

alter table round add column hide_full_participation boolean not null default true;
alter table round alter column hide_full_participation set default false;
