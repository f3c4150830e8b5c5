import { asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { recordProgram } from './append-record.ts'

/** Records the starting program in the log, unless it is there already. */
export async function recordStart(deps: Pick<Deps, 'pools' | 'program' | 'newSalt'>): Promise<void> {
  // Read the files first, so that no transaction waits for them.
  await deps.program()
  await asRelease(deps.pools.release, {}, (tx) => recordProgram(deps, tx))
}
