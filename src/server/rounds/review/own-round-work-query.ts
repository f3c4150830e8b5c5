import { sql } from 'kysely'
import type { ListReviewEntryTable } from '#server/platform/db/tables/round.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** A person's work for rounds of others, oldest first: reviews of lists, printed slips. Times are ISO texts with an offset. */
export type OwnRoundWork = {
  readonly listReviews: readonly {
    readonly organisation: string
    readonly round: string
    readonly at: string
    readonly what: ListReviewEntryTable['what']
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

export async function readOwnRoundWork(tx: PersonTransaction): Promise<OwnRoundWork> {
  const { rows } = await sql<{ traces: OwnRoundWork }>`select own_round_work() as traces`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('own_round_work answered nothing')
  return row.traces
}
