import type { ImportChanges } from '#core/import/import-plan.ts'

const rowsAtOnce = 2000

/** Rows as JSON texts of at most 2,000 rows each, so that sending, writing and reading them goes text by text. */
export type ChangesInBatches = Readonly<Record<keyof ImportChanges, readonly string[]>>

export function inBatches(changes: ImportChanges): ChangesInBatches {
  const entries = Object.entries(changes).map(([kind, rows]) => {
    const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, n) => n * rowsAtOnce)
    return [kind, starts.map((from) => JSON.stringify(rows.slice(from, from + rowsAtOnce)))]
  })
  return Object.fromEntries(entries) as ChangesInBatches
}
