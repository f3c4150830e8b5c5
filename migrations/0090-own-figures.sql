-- What is shown of a unit's own block alone. Null: the figure itself, or the unit has no block. A composed figure is made of
-- these and tells nothing beside them. Later releases compare with both.
alter table snapshot_figure add column own jsonb;
alter table snapshot_figure add column composed boolean not null default false;
