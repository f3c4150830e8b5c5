import { type Selectable, sql } from 'kysely'
import type { EntryKind } from '#core/audit/entries.ts'
import type {
  AssignedRole,
  IdentityChangeState,
  RoleRequestTable,
} from '#server/platform/db/tables/organisation.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** A person's traces in organisations' lists and logs besides memberships, oldest first. Times are ISO texts with an offset. */
export type OwnListTraces = {
  readonly identityChanges: readonly {
    readonly organisation: string
    readonly oldEmail: string | null
    readonly newEmail: string | null
    readonly newExternalId: string | null
    readonly newName: string | null
    readonly askedAt: string
    readonly takesEffectAt: string
    readonly state: IdentityChangeState
    readonly endedAt: string | null
  }[]
  readonly provisioned: readonly {
    readonly organisation: string
    readonly userName: string
    readonly externalId: string | null
    readonly givenName: string | null
    readonly familyName: string | null
    readonly newName: string | null
    readonly newEmail: string | null
    readonly newExternalId: string | null
    readonly language: string | null
  }[]
  readonly roleRequests: readonly {
    readonly organisation: string
    readonly role: Selectable<RoleRequestTable>['role']
    readonly gives: boolean
    readonly askedAt: string
    readonly state: Selectable<RoleRequestTable>['state']
    readonly decidedAt: string | null
  }[]
  readonly logged: readonly {
    readonly organisation: string | null
    readonly at: string
    readonly kind: EntryKind
    /** Whether the person did it. */
    readonly mine: boolean
    readonly aboutMe: boolean
    readonly role: AssignedRole | null
    readonly gives: boolean | null
    readonly file: string | null
    readonly round: string | null
    readonly unit: string | null
  }[]
}

export async function readOwnListTraces(tx: PersonTransaction): Promise<OwnListTraces> {
  const { rows } = await sql<{ traces: OwnListTraces }>`select own_list_traces() as traces`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('own_list_traces answered nothing')
  return row.traces
}
