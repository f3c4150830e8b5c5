import { type RawBuilder, sql } from 'kysely'
import type { AnyTransaction } from './transaction.ts'

/** Rows fetched at once: turning them into objects takes a few milliseconds, then other requests get their turn. */
const rowsAtOnce = 2000

/**
 * Reads a long result page by page, from one snapshot of the data.
 * @param name of the cursor, unique within the transaction
 */
export async function* readInPages<Row>(
  tx: AnyTransaction,
  name: string,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  const cursor = sql.id(name)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close ${cursor}`.execute(tx)
}
