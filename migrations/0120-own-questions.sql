-- What a customer asks in their own words in one round (decision 0771), frozen with its list: nobody changes it afterwards.
alter table round add column own_questions jsonb not null default '[]'
  check (jsonb_typeof(own_questions) = 'array' and jsonb_array_length(own_questions) <= 5);

-- Both tell of them now.
drop function if exists find_invited_round(bytea);
drop function if exists vault.take_invitations(uuid[], bytea[], timestamptz[], uuid[]);
