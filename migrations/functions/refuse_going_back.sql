-- A round only goes on: in-review, open, closed, released; a list that is never approved ends as cancelled. The role that
-- closes a round may write its state: it could otherwise also open one again, for answers after the figures.
create or replace function refuse_going_back() returns trigger language plpgsql as $$
begin
  if (new.state = 'in-review' and old.state <> 'in-review')
    or (new.state = 'open' and old.state not in ('open', 'in-review'))
    or (new.state = 'cancelled' and old.state not in ('cancelled', 'in-review'))
    or (old.state = 'cancelled' and new.state <> 'cancelled')
    or (old.state = 'in-review' and new.state in ('closed', 'released'))
    or (old.state = 'released' and new.state <> 'released') then
    raise exception 'a round never goes back';
  end if;
  return new;
end $$;

revoke execute on function refuse_going_back from public;
