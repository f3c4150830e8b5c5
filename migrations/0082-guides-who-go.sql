-- Somebody of the staff who is a guide stays staff while guidances are open: the function says how many beside the meetings.
drop function if exists dismiss_staff(uuid, timestamptz);
