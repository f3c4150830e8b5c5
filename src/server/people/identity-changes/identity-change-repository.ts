import { sql } from 'kysely'
import type { PlannedIdentityChange } from '#core/import/import-plan.ts'
import type { Language } from '#core/languages.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { IdentityChangeState } from '#server/platform/db/tables/organisation.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'

export type IdentityChangeToAsk = PlannedIdentityChange & { readonly id: string; readonly stopHash: Buffer }

/** Stores requested changes, which take effect seven days later; each replaces a waiting one of the same member. */
export async function askIdentityChanges(
  tx: HrTransaction,
  changes: readonly IdentityChangeToAsk[],
  at: Date,
): Promise<void> {
  const asked = changes.map(({ stopHash, ...change }) => ({ ...change, stopHash: stopHash.toString('hex') }))
  await sql`select ask_identity_changes(${JSON.stringify(asked)}::jsonb, ${at})`.execute(tx)
}

export async function withdrawIdentityChanges(
  tx: HrTransaction,
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`select withdraw_identity_changes(${memberIds}::uuid[], ${at})`.execute(tx)
}

/** Applies due changes of the organisation that no round delays. @returns how many */
export async function applyIdentityChanges(tx: HrTransaction, now: Date): Promise<number> {
  const { rows } = await sql<{ changed: number }>`select apply_identity_changes(${now}) as changed`.execute(
    tx,
  )
  return rows[0]?.changed ?? 0
}

export async function listOrganisationsWithDueChanges({ kysely }: JobsPool, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select organisations_with_due_changes(${now}) as id`.execute(kysely)
  return rows.map(({ id }) => id)
}

type Change = {
  readonly organisation: string
  /** Null: the member had none. */
  readonly oldEmail: string | null
  /** Null: the address stays. */
  readonly newEmail: string | null
  /** Whether the employee number changes. */
  readonly renumbered: boolean
  readonly takesEffectAt: Date
}

/** The data for e-mails about a change; null once it has ended. */
export async function findIdentityChange(
  { kysely }: JobsPool,
  id: string,
): Promise<(Change & { readonly language: Language }) | null> {
  const { rows } = await sql<Change & { language: Language }>`
    select organisation, language, old_email, new_email, renumbered,
      takes_effect_at
    from find_identity_change(${id})`.execute(kysely)
  return rows[0] ?? null
}

/** Only an old address gets a link. */
export type LinkedIdentityChange = Change & {
  readonly oldEmail: string
  readonly state: 'waiting' | 'stopped'
}

/** The change behind the old address's link. */
export async function findLinkedIdentityChange(
  tx: PersonTransaction,
  stopHash: Buffer,
): Promise<LinkedIdentityChange | null> {
  const { rows } = await sql<LinkedIdentityChange>`
    select organisation, old_email, new_email, renumbered,
      takes_effect_at, state
    from linked_identity_change(${stopHash})`.execute(tx)
  return rows[0] ?? null
}

/** @returns false for an unknown link, and for a change that has taken effect */
export async function stopIdentityChange(
  tx: PersonTransaction,
  stopHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    stopped: boolean
  }>`select stop_identity_change(${stopHash}, ${at}) as stopped`.execute(tx)
  return rows[0]?.stopped ?? false
}

export type ListedIdentityChange = {
  readonly id: string
  readonly name: string
  readonly oldEmail: string | null
  readonly newEmail: string | null
  readonly newName: string | null
  readonly renumbered: boolean
  readonly askedAt: Date
  readonly takesEffectAt: Date
  readonly state: IdentityChangeState
}

const mostListed = 200

/** The newest changes, waiting ones first. */
export async function listIdentityChanges(
  tx: HrTransaction,
  organisationId: string,
): Promise<ListedIdentityChange[]> {
  return tx
    .selectFrom('identity_change as c')
    .innerJoin('member as m', (join) =>
      join.onRef('m.organisationId', '=', 'c.organisationId').onRef('m.id', '=', 'c.memberId'),
    )
    .select(['c.id', 'm.name', 'c.oldEmail', 'c.newEmail', 'c.newName'])
    .select(['c.askedAt', 'c.takesEffectAt', 'c.state'])
    .select(sql<boolean>`c.new_external_id is not null`.as('renumbered'))
    .where('c.organisationId', '=', organisationId)
    .orderBy(sql`c.state <> 'waiting'`)
    .orderBy('c.askedAt', 'desc')
    .orderBy('c.id')
    .limit(mostListed)
    .execute()
}

export async function forgetIdentityChanges({ kysely }: JobsPool, before: Date): Promise<void> {
  await sql`select forget_identity_changes(${before})`.execute(kysely)
}
