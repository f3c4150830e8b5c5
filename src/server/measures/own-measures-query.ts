import { sql } from 'kysely'
import type { Change } from '#core/measures/changes.ts'
import type { MeasureKind, MeasureStatus } from '#core/measures/measure.ts'
import type { MeasureEntryTable } from '#server/platform/db/tables/measure.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** A person's part in action plans, oldest first. Times are ISO texts with an offset, as PostgreSQL writes them in JSON. */
export type OwnMeasures = {
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
    readonly what: MeasureEntryTable['what']
    readonly comment: string | null
    readonly changes: readonly Change[]
  }[]
}

export async function readOwnMeasures(tx: PersonTransaction): Promise<OwnMeasures> {
  const { rows } = await sql<{ traces: OwnMeasures }>`select own_measures() as traces`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('own_measures answered nothing')
  return row.traces
}
