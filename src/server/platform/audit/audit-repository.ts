import { sql } from 'kysely'
import type { SignInRecord } from '#core/access/actor.ts'
import { type EntryKind, entriesByDay, type ShownEntry } from '#core/audit/entries.ts'
import type { ListChange } from '#core/import/list-change.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { AnyTransaction, HrTransaction } from '#server/platform/db/transaction.ts'

/** An entry of an organisation's log: what a person or a job did. It never says who answered a round, nor what. */
export type AuditEntry = {
  readonly organisationId: string
  /** Null: done by a job. */
  readonly personId: string | null
  readonly at: Date
  /** A noun and what happened to it, as in `round-opened`. */
  readonly action: EntryKind
  readonly details?: Readonly<Record<string, unknown>>
}

export async function writeAuditEntry(tx: AnyTransaction, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, details: JSON.stringify(entry.details ?? {}) })
    .execute()
}

/** Writes an entry of a frequent act, at most once a day for the same person and details. */
export async function writeEntryOfDay(tx: HrTransaction, entry: AuditEntry): Promise<void> {
  const { organisationId, personId, at, action, details = {} } = entry
  const said = JSON.stringify(details)
  await sql`
    insert into audit_entry (organisation_id, at, person_id, action, details)
    select ${organisationId}, ${at}, ${personId}::uuid, ${action}, ${said}::jsonb
    where not exists (
      select from audit_entry e
      where e.organisation_id = ${organisationId} and e.action = ${action} and e.details = ${said}::jsonb
        and e.person_id is not distinct from ${personId}::uuid
        and e.at >= date_trunc('day', ${at}::timestamptz, 'Europe/Stockholm') and e.at <= ${at})`.execute(tx)
}

/** Writes a sign-in to the organisation's log, the first time that the session works in a role there. */
export async function noteWork(
  tx: IdentityTransaction,
  { sessionId, organisationId, at }: { sessionId: string; organisationId: string; at: Date },
): Promise<void> {
  await sql`select note_work(${sessionId}, ${organisationId}, ${at})`.execute(tx)
}

/** Entries about the sign-in methods and sessions of an account. */
export type AccountEntry = Extract<
  EntryKind,
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factors-removed'
  | 'sessions-ended'
>

/** Writes the entry to each organisation where the person is HR, owner or safety representative; for other people to none. */
export async function noteAccount(
  tx: IdentityTransaction,
  entry: { personId: string; action: AccountEntry; byProvider?: boolean; at: Date },
): Promise<void> {
  const { personId, action, byProvider = false, at } = entry
  await sql`select note_account(${personId}, ${action}, ${byProvider}, ${at})`.execute(tx)
}

/**
 * Writes to the provider's own log that one of the staff has ended all sessions of an account, or has given an address without one.
 * @returns false where `staffId` is not staff; then nothing is written
 */
export async function noteSessionsEnded(
  tx: IdentityTransaction,
  { staffId, personId, at }: { staffId: string; personId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    noted: boolean
  }>`select note_sessions_ended(${staffId}, ${personId}, ${at}) as noted`.execute(tx)
  return rows[0]?.noted ?? false
}

/** Writes that a mailed code or second factor was wrong, at most once an hour. Only for HR, owners and safety representatives. */
export async function noteFailedSignIn(
  tx: IdentityTransaction,
  { codeId = null, personId = null, at }: { codeId?: string | null; personId?: string | null; at: Date },
): Promise<void> {
  await sql`select note_failed_sign_in(${codeId}, ${personId}, ${at})`.execute(tx)
}

export async function forgetAccess({ kysely }: JobsPool, before: Date): Promise<void> {
  await sql`select forget_access(${before})`.execute(kysely)
}

export type ReadEntry = {
  readonly id: string
  readonly at: Date
  readonly action: ShownEntry
  /** False: a job or the provider did it. */
  readonly bySomebody: boolean
  readonly byProvider: boolean
  /** The member whom the person is or was; null where no member has this person any more. */
  readonly byName: string | null
  readonly byEmail: string | null
  readonly byRoles: readonly AssignedRole[]
  readonly memberName: string | null
  readonly memberEmail: string | null
  readonly role: AssignedRole | null
  readonly gives: boolean | null
  readonly file: string | null
  /** The kind of change, for an import without a file. */
  readonly change: ListChange['kind'] | null
  /** The name, in the history of imports, of the person who began the import. */
  readonly importedBy: string | null
  readonly round: string | null
  /** The unit whose slips were printed. */
  readonly unit: string | null
  /** The name of the API key. */
  readonly called: string | null
  /** How the person who did it had signed in; null where the log does not say. */
  readonly signIn: SignInRecord | null
}

export type EntrySearch = {
  /** In the order of cause and effect. */
  readonly actions: readonly ShownEntry[]
  /** Older than this entry. */
  readonly before?: string | undefined
  readonly limit: number
}

/**
 * Entries of these kinds, newest first. Entries of the same moment, as of one transaction, follow the order of the kinds.
 * Of the details, only the fields of `ReadEntry` leave the table.
 */
export async function listAuditEntries(
  tx: HrTransaction,
  organisationId: string,
  { actions, before, limit }: EntrySearch,
): Promise<ReadEntry[]> {
  const last = before ?? null
  const kinds = [...actions]
  const { rows } = await sql<ReadEntry>`
    with listed as (
      select a.*, array_position(${kinds}::text[], a.action) as rank,
        -- Told by day, they stand last in their day: their place says no more than that.
        case when a.action = any(${[...entriesByDay]}::text[])
          then date_trunc('day', a.at, 'Europe/Stockholm') + interval '1 day' else a.at end as sorted_at
      from audit_entry a
      where a.organisation_id = ${organisationId} and a.action = any(${kinds}::text[])
    )
    select e.id, e.at, e.action, e.person_id is not null as by_somebody,
      coalesce(e.details ->> 'by' = 'provider', false) or e.action = 'organisation-founded' as by_provider,
      by.name as by_name, by.email as by_email,
      array(select distinct r.role from role_assignment r
        where r.organisation_id = e.organisation_id and r.member_id = by.id and by.left_at is null
        order by r.role) as by_roles,
      about.name as member_name, about.email as member_email,
      e.details ->> 'role' as role, (e.details ->> 'gives')::boolean as gives,
      i.file_name as file, case when i.kind not in ('file', 'scim') then i.kind end as change, i.created_by as imported_by, round.name as round, unit.name as unit,
      e.details ->> 'name' as called, e.sign_in
    from listed e
    left join lateral (
      select m.id, m.name, m.email, m.left_at from member m
      where m.organisation_id = e.organisation_id and m.person_id = e.person_id
      order by m.left_at desc nulls first, m.id limit 1
    ) by on true
    left join member about
      on about.organisation_id = e.organisation_id and about.id = (e.details ->> 'memberId')::uuid
    left join member_import i
      on i.organisation_id = e.organisation_id and i.id = (e.details ->> 'importId')::uuid
    left join round
      on round.organisation_id = e.organisation_id and round.id = (e.details ->> 'roundId')::uuid
    left join unit on unit.organisation_id = e.organisation_id and unit.id = (e.details ->> 'unitId')::uuid
    where ${last}::uuid is null or (e.sorted_at, e.rank, e.id) < (
      select l.sorted_at, l.rank, l.id from listed l where l.id = ${last}::uuid)
    order by e.sorted_at desc, e.rank desc, e.id desc
    limit ${limit}`.execute(tx)
  return rows
}
