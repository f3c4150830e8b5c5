-- What was said about a list in the order it was said, also within one moment: whoever objected last is heard.

alter table list_review_entry add column place bigint generated always as identity;
