-- Doors that ask who comes, addresses that stay dead, and what staff keep about themselves.

-- ---------------------------------------------------------------- working hours

-- What somebody published as staff is theirs to read as long as it is kept, also when they are staff no longer.
create policy kept on availability for select to andrum_person using (person_id = current_person());
create policy kept on availability_exception for select to andrum_person using (person_id = current_person());

-- The idempotency key of the write that made this version, as a keyed hash: the same write sent again finds itself.
alter table availability add column last_key bytea;
