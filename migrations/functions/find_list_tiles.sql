-- Tiles of the tree over a frozen list, in the order asked, for somebody who is on it.
create or replace function find_list_tiles(p_round uuid, p_secret bytea, p_levels integer[], p_places integer[])
returns setof bytea language sql stable security definer set search_path = public, pg_temp as $$
  select t.hashes
  from find_listed_invitation(p_round, p_secret) i
  cross join unnest(p_levels, p_places) with ordinality as asked (level, place, n)
  join frozen_list_tile t on t.organisation_id = i.organisation_id and t.round_id = p_round
    and t.level = asked.level and t.place = asked.place
  order by asked.n
$$;

revoke execute on function find_list_tiles from public;
grant execute on function find_list_tiles to andrum_person;
