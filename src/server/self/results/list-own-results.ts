import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { type OwnAnswering, type OwnResult, openAnswering } from './own-answering.ts'
import { listSealedResults } from './own-result-repository.ts'

type Need = Pick<Deps, 'pools' | 'keys'>

/** A person's own results, newest first. */
export async function listOwnResults(deps: Need, personId: string): Promise<readonly OwnResult[]> {
  const answerings = await listOwnAnswerings(deps, personId)
  return answerings.map(({ id, takenAt, result }) => ({ id, takenAt, result }))
}

/** The same with every answer. */
export async function listOwnAnswerings(
  deps: Need,
  personId: string,
): Promise<readonly (OwnAnswering & { readonly id: string })[]> {
  const { key, rows } = await asPerson(deps.pools.app, { personId }, async (tx) => ({
    key: await readPersonKey(tx, personId),
    rows: await listSealedResults(tx, personId),
  }))
  if (key === null) return []
  const answerings = rows.map((row) => ({ ...openAnswering(deps.keys, key, personId, row), id: row.id }))
  return answerings.sort((a, b) => b.takenAt.localeCompare(a.takenAt) || a.id.localeCompare(b.id))
}
