-- The same wish for a round is kept once by its digest: with questions in the customer's own words it can be longer than an index row.
drop index if exists round_preparation_organisation_id_asked_by_asked_idx;
create unique index round_preparation_once on round_preparation (organisation_id, asked_by, md5(asked::text)) where refusal is null;
