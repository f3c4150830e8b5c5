-- How far staff have come with a message, so that two of them do not answer the same one. Changed through
-- functions/mark_contact_message.sql alone.
alter table contact_message
  add column state text not null default 'new' check (state in ('new', 'answered', 'done')),
  -- When it came to this state; empty while it is new.
  add column state_at timestamptz,
  add check ((state = 'new') = (state_at is null));
