-- What a person has consented to having kept, by which text, and when they took it back. Sealed like what they write, times too:
-- when somebody saved a result is nobody else's business.
create table consent (
  person_id uuid primary key,
  -- AES-256-GCM with the person's data key: nonce, ciphertext and tag.
  sealed bytea not null
);
create trigger consent_of_somebody before insert on consent for each row execute function keep_for_nobody_erased();
alter table consent enable row level security;
grant select, insert, update (sealed) on consent to andrum_person;
create policy own on consent to andrum_person using (person_id = current_person()) with check (person_id = current_person());
