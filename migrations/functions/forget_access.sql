-- Sign-ins and downloads leave the log when they are old (core/retention/kept-for.ts); everything else stays in it.
create or replace function forget_access(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from audit_entry where at < p_before and action in (
    'signed-in', 'sign-in-failed', 'recovery-code-used', 'recovery-codes-made', 'authenticator-added',
    'authenticator-removed', 'passkey-added', 'passkey-removed', 'factors-removed', 'sessions-ended', 'figures-exported', 'plan-exported', 'support-read');
  delete from service_entry where at < p_before and action = 'sessions-ended'
$$;

revoke execute on function forget_access from public;
grant execute on function forget_access to andrum_jobs;
