-- By what a session was begun, and by what an entry of the log was made (decision 529). Sessions and entries from before say
-- nothing of it.
alter table identity.session
  -- 'mailed-code', 'passkey' or 'single-sign-on'.
  add column method text,
  -- What the provider of single sign-on calls itself.
  add column provider text,
  -- The second factor that was shown in it: 'authenticator', 'passkey' or 'recovery-code'.
  add column factor text;

-- Of what somebody does in a role: {"method", "provider", "factor"} of their session. A transaction that works for somebody says
-- it once (src/server/db/transaction.ts), and every entry written in it has it, those of functions too.
alter table audit_entry add column sign_in jsonb default nullif(current_setting('app.sign_in', true), '')::jsonb;

-- It says more of a session now.
drop function if exists find_sessions(bytea[], timestamptz[]);
