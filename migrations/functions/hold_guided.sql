-- Holds a guidance for a guide who changes it, with what makes them its reader: their place among staff and guides, and that of the
-- guide who is away. One of this and a dismissal, an absence that ends or another choice of the participant waits; whether they read it
-- is asked after this. First who could be erased, then in the order in which a dismissal goes: staff, guides, guidance.
create or replace function hold_guided(p_guidance uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_guidance guidance;
begin
  select * into v_guidance from guidance where id = p_guidance;
  perform pg_advisory_xact_lock_shared(hashtextextended('person ' || someone, 0))
  from unnest(array[current_person(), v_guidance.guide_id, v_guidance.person_id]) someone;
  perform from staff where person_id = current_person() for key share;
  perform from staff where person_id = v_guidance.guide_id for key share;
  perform from guide where person_id = current_person() for share;
  perform from guide where person_id = v_guidance.guide_id for share;
  perform from guidance where id = p_guidance for update;
end $$;

revoke execute on function hold_guided from public;
grant execute on function hold_guided to andrum_person;
