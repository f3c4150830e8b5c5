-- Whether the figures of a released round are told to employees: of the whole that was asked, or of the own unit too.

alter table round
  add column told_at timestamptz,
  add column told_as text check (told_as in ('whole', 'units')),
  add check ((told_at is null) = (told_as is null)),
  add check (told_at is null or state = 'released');
grant update (told_at, told_as) on round to andrum_hr;
