import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

type GuideFigures = {
  readonly name: string
  readonly open: number
  readonly caseload: number
  /** Of all guides, as the median. */
  readonly late: number
  readonly medianHours: number | null
}

/** A row for each guide. Nothing for anybody but staff. */
export async function readGuidanceFigures(
  tx: PersonTransaction,
  today: Day,
  since: Date,
): Promise<readonly GuideFigures[]> {
  const { rows } = await sql<GuideFigures>`select * from guidance_figures(${today}, ${since})`.execute(tx)
  return rows
}
