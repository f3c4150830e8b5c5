-- Answers of people who are signed in are kept together with those by link (decision 604): these functions take who somebody is
-- beside their secrets. A server of the version before calls them without, and they are what they were.
drop function if exists vault.take_invitations(uuid[], bytea[], timestamptz[]);
drop function if exists vault.record_answers(uuid[], uuid[], uuid[], bytea[], bytea[], boolean[], timestamptz[], jsonb, jsonb);
drop function if exists round_is_over(uuid, boolean);
