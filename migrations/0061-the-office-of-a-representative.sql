-- Who is a safety representative gets no role that ends the office without their own word, and a review keeps its reviewers
-- until it ends (decision 532).
alter table role_request
  -- The role that is given or ended. HR and owner: asked of somebody who is a safety representative.
  add column role text not null default 'safety_representative' check (role in ('safety_representative', 'hr', 'owner')),
  -- Null: the provider has asked.
  alter column asked_by drop not null;
drop index role_request_waiting;
create unique index role_request_waiting on role_request (organisation_id, member_id, role) where state = 'waiting';

alter table round
  -- The members who were safety representatives when the list was frozen. Null: frozen before this was written down, or an
  -- owner reviews.
  add column reviewers uuid[],
  -- From when on the days count after which silence opens a round: later than the freezing where a reviewer could not speak.
  add column silence_from timestamptz;
grant update (silence_from) on round to andrum_hr;

-- It may ask now, and a request has an id.
drop function if exists change_role_as_provider(uuid, text, text, boolean, timestamptz);
