-- Asked for one person at a time; vault.counted_elsewhere takes the place.
drop function if exists vault.counts_elsewhere(uuid, bytea, timestamptz);
-- Now invites as well: nobody else writes invitations.
drop function if exists vault.list_people(uuid, uuid[], bytea[], bytea[], bytea[], bytea[]);
revoke insert on invitation from andrum_hr;
