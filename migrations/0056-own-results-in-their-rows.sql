-- Sealed bytes do not get smaller by being packed, and two rows of the usual length fill a page: results and consents stay in
-- their rows, where four rows beside them and their index held each before (decision 609). Rows that are there stay as they are.
alter table own_result set (toast_tuple_target = 8160);
alter table consent set (toast_tuple_target = 8160);
