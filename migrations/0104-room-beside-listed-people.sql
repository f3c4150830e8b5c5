-- The word that opens a first list marks everybody on it as established. Where a page has room for the new row, no index changes with it:
-- 100,000 people take 0.2 s and not 4.
alter table vault.listed_person set (fillfactor = 50);
