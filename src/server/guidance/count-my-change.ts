import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  type ChangeToCount,
  countChange,
  listCountableProgrammes,
  listCountedProgrammes,
} from './counted-change-repository.ts'

/** The programmes for which the person has been counted, and those for which they can be. */
export const readCountedChanges = async (tx: PersonTransaction, personId: string, now: Date) => ({
  counted: await listCountedProgrammes(tx, personId),
  countable: await listCountableProgrammes(tx, now),
})

/** Counts the person's change over a programme, once. */
export const countMyChange = (
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
  change: ChangeToCount,
) =>
  asPerson(pools.app, { personId }, async (tx) => {
    const now = clock()
    await countChange(tx, change, now)
    return readCountedChanges(tx, personId, now)
  })
