import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Counted } from '#core/guidance/counted-change.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

type GuideFigures = {
  readonly name: string
  readonly open: number
  readonly caseload: number
  /** Of all guides, the same in each row; so is `medianHours`. */
  readonly late: number
  readonly medianHours: number | null
}

/** A row for each guide. Empty for everybody but staff. */
export async function readGuidanceFigures(
  tx: PersonTransaction,
  today: Day,
  since: Date,
): Promise<readonly GuideFigures[]> {
  const { rows } = await sql<GuideFigures>`select * from guidance_figures(${today}, ${since})`.execute(tx)
  return rows
}

/** The counters of changes, renewed only when both groups have fifty more. Empty for everybody but staff. */
export async function readChangeCounts(tx: PersonTransaction): Promise<readonly Counted[]> {
  return (await sql<Counted>`select * from read_change_counts()`.execute(tx)).rows
}
