-- Whether the links of a round follow from a code that stands in its e-mails and can be typed. Rounds whose list was frozen before, or
-- by a server of the version before, have links without one.
alter table round add column mailed_codes boolean not null default false;
