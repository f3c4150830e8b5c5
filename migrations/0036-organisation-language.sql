-- The language of newcomers to the list who have none there.
alter table organisation add column language text not null default 'sv' check (language in ('sv', 'en'));
grant update (language) on organisation to andrum_hr;
