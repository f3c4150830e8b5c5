-- After the release invitations are gone: this is all that is left to say to a late one. Anyone who comes without a
-- link hears it of their own organisations' rounds only; of all others as of rounds that do not exist.
create or replace function round_is_over(p_round uuid, p_by_link boolean, p_person uuid default null) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from round r where r.id = p_round and r.state = 'released'
      and (p_by_link or exists (
        select from member m
        where m.organisation_id = r.organisation_id and m.person_id = coalesce(current_person(), p_person)))
  )
$$;

revoke execute on function round_is_over from public;
grant execute on function round_is_over to andrum_person;
