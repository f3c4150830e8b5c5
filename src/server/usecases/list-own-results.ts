import { listSealedResults } from '#server/db/own-result-repository.ts'
import { readPersonKey } from '#server/db/person-key-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type OwnResult, openRecord } from './own-record.ts'

/** A person's own results, newest first. */
export async function listOwnResults(
  deps: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
): Promise<readonly OwnResult[]> {
  const { key, rows } = await asPerson(deps.pools.app, { personId }, async (tx) => ({
    key: await readPersonKey(tx, personId),
    rows: await listSealedResults(tx, personId),
  }))
  if (key === null) return []
  const results = rows.map((row) => {
    const { takenAt, result } = openRecord(deps.keys, key, personId, row)
    return { id: row.id, takenAt, result }
  })
  return results.sort((a, b) => b.takenAt.localeCompare(a.takenAt) || a.id.localeCompare(b.id))
}
