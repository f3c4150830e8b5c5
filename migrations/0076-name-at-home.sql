-- The own page greets people by the name that their employer's list has.
drop function if exists find_roles();
