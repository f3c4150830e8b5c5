-- Somebody of the staff who is a guide stays staff while guidances are open: the function says how many beside the meetings.
drop function if exists dismiss_staff(uuid, timestamptz);
-- Whether a guide has room is said by itself: a full colleague is not offered.
drop function if exists find_guides();

-- The last day on which a letter that was asked for is in time: late ones are counted with late answers, and promised anew after a
-- pause and by a new guide, as messages are.
alter table guidance add column letter_due_on date;
grant update (letter_due_on) on guidance to andrum_person;
