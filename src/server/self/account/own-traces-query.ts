import { sql } from 'kysely'
import type { EntryKind } from '#core/audit/entries.ts'
import type { Change } from '#core/measures/changes.ts'
import type { MeasureKind, MeasureStatus } from '#core/measures/measure.ts'
import type { AssignedRole, IdentityChangeState } from '#server/platform/db/tables/organisation.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** What the papers of organisations say of a person, oldest first. Moments are ISO text, as JSON has them. */
export type OwnTraces = {
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
  }[]
  readonly roleRequests: readonly {
    readonly organisation: string
    readonly role: 'safety_representative'
    readonly gives: boolean
    readonly askedAt: string
    readonly state: 'waiting' | 'confirmed' | 'refused'
    readonly decidedAt: string | null
  }[]
  readonly logged: readonly {
    readonly organisation: string | null
    readonly at: string
    readonly kind: EntryKind
    /** Done by the person. */
    readonly mine: boolean
    readonly aboutMe: boolean
    readonly role: AssignedRole | null
    readonly gives: boolean | null
    readonly file: string | null
    readonly round: string | null
    readonly unit: string | null
  }[]
  readonly measures: readonly {
    readonly organisation: string
    readonly unit: string
    readonly title: string
    readonly description: string
    readonly kind: MeasureKind | null
    readonly dueOn: string
    readonly followUpOn: string
    readonly status: MeasureStatus
    readonly followUpResult: string
    readonly dropReason: string
  }[]
  readonly measureEntries: readonly {
    readonly organisation: string
    /** Null: about the risk itself. */
    readonly measure: string | null
    readonly at: string
    readonly what: 'made' | 'changed' | 'commented'
    readonly comment: string | null
    readonly changes: readonly Change[]
  }[]
  readonly listReviews: readonly {
    readonly organisation: string
    readonly round: string
    readonly at: string
    readonly what: 'prepared' | 'approved' | 'objected' | 'stated' | 'opened' | 'cancelled'
    readonly reason: string | null
  }[]
  readonly slipPrintings: readonly {
    readonly organisation: string
    readonly round: string
    readonly unit: string
    readonly at: string
    readonly printedAs: 'employer' | 'safety_representative'
    readonly slips: number
  }[]
}

export async function readOwnTraces(tx: PersonTransaction): Promise<OwnTraces> {
  const { rows } = await sql<{ traces: OwnTraces }>`select own_traces() as traces`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('own_traces answered nothing')
  return row.traces
}
