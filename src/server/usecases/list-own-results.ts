import { listSealedResults } from '#server/db/own-result-repository.ts'
import { readPersonKey } from '#server/db/person-key-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type OwnRecord, type OwnResult, openRecord } from './own-record.ts'

type Need = Pick<Deps, 'pools' | 'keys'>

/** A person's own results, newest first. */
export async function listOwnResults(deps: Need, personId: string): Promise<readonly OwnResult[]> {
  const records = await listOwnRecords(deps, personId)
  return records.map(({ id, takenAt, result }) => ({ id, takenAt, result }))
}

/** The same with every answer. */
export async function listOwnRecords(
  deps: Need,
  personId: string,
): Promise<readonly (OwnRecord & { readonly id: string })[]> {
  const { key, rows } = await asPerson(deps.pools.app, { personId }, async (tx) => ({
    key: await readPersonKey(tx, personId),
    rows: await listSealedResults(tx, personId),
  }))
  if (key === null) return []
  const records = rows.map((row) => ({ ...openRecord(deps.keys, key, personId, row), id: row.id }))
  return records.sort((a, b) => b.takenAt.localeCompare(a.takenAt) || a.id.localeCompare(b.id))
}
