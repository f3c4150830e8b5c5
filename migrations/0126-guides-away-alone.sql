-- settle_guidances also returns how many guides are away with nobody who stands in; its file makes it anew.
drop function if exists settle_guidances(date, timestamptz, integer);
