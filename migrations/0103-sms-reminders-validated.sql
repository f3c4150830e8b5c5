-- The check of 0102 holds for every row, as the stricter one before it did: found so while others write.
alter table member validate constraint member_mobile;
