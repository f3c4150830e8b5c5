-- Organisations in which a session has done work of a role: the first time stands in their logs (decision 523).
alter table identity.session add column worked_in uuid[] not null default '{}';
