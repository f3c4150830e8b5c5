-- The export of a person's own tells more of each membership: the file in functions/ makes it anew.
drop function if exists own_memberships_ever();

-- Asked by the person who did it, in an export.
create index on audit_entry (person_id) where person_id is not null;
create index on measure_entry (person_id) where person_id is not null;
create index on measure (organisation_id, owner_member_id) where owner_member_id is not null;
