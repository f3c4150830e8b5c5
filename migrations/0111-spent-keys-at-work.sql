-- What somebody does at work changes nothing either when its request arrives again: an approval after which they objected.
grant select, insert, update (ids) on spent_key to andrum_hr;
create policy own_at_work on spent_key to andrum_hr using (person_id = current_person()) with check (person_id = current_person());
