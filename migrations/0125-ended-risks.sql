-- A risk that is no more ends on a day: it stays in the plan as what was assessed and done. Null: it goes on.
alter table work_risk add column ended_on date;
grant update (ended_on) on work_risk to andrum_hr;
