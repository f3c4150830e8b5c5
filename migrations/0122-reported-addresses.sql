-- A relay takes every e-mail, and reports a dead address later. Then an e-mail that it takes is no sign that the address lives: until
-- when the note stands. Null: until an e-mail is taken there. Infinity: reported, and nothing taken there since. A day: something
-- was taken, and the note goes on that day unless it comes back too. Says nothing where there is no note.
alter table member add column address_refused_until date;
grant update (address_refused_until) on member to andrum_hr;
