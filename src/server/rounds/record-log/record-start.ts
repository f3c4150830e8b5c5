import { asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { recordProgram } from './append-record.ts'

/** Puts the program that starts into the log, where it does not stand there yet. */
export async function recordStart(deps: Pick<Deps, 'pools' | 'program' | 'newSalt'>): Promise<void> {
  // Read from the disk first: a transaction does not wait for that.
  await deps.program()
  await asRelease(deps.pools.release, {}, (tx) => recordProgram(deps, tx))
}
