-- A risk goes to another unit when its own closes or is merged, and its measures with it. The released result that it follows from
-- stays that of the unit it was of: a figure of the new unit would be another one. Null: the risk has not moved.
alter table work_risk add column result_unit_id uuid,
  add foreign key (organisation_id, result_unit_id) references unit (organisation_id, id);
grant update (unit_id, result_unit_id) on work_risk to andrum_hr;
