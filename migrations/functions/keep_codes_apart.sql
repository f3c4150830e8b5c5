-- Codes are short, and whoever types one names no organisation: one that another organisation's slip or SMS has is refused before
-- it is printed or sent. Of two organisations that draw the same of 2^50 codes in the same moment neither sees the other.
create or replace function keep_codes_apart(p_hashes bytea[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from slip where code_hash = any (p_hashes) and organisation_id <> current_organisation())
    or exists (select from sms_code where code_hash = any (p_hashes) and organisation_id <> current_organisation()) then
    raise unique_violation using message = 'another organisation has this code';
  end if;
end $$;

revoke execute on function keep_codes_apart from public;
