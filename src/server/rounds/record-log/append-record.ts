import { type BuiltProgram, commit, type LogRecord } from '@andrum/record-log/log/records.ts'
import { asRelease, type HrTransaction, type ReleaseTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { appendEntry, findProgram, holdPrograms, insertProgram } from './record-log-repository.ts'

const saltLength = 32

/** Appends the commitment to a record, in the transaction of the event. @returns its place and salt */
export async function appendRecord(
  { newSalt }: Pick<Deps, 'newSalt'>,
  tx: HrTransaction | ReleaseTransaction,
  record: LogRecord,
): Promise<{ place: number; salt: Buffer }> {
  const salt = newSalt(saltLength)
  return { place: await appendEntry(tx, await commit(serverCryptography, salt, record)), salt }
}

/** Records the running program in the log, once, before the first round that it opens or releases. */
export async function recordProgram(
  deps: Pick<Deps, 'program' | 'newSalt'>,
  tx: HrTransaction | ReleaseTransaction,
): Promise<BuiltProgram> {
  const { version, digest } = await deps.program()
  if ((await findProgram(tx, { version, digest })) !== null) return { version, digest }
  await holdPrograms(tx)
  // Another process with the same program may have recorded it meanwhile.
  if ((await findProgram(tx, { version, digest })) === null) {
    const appended = await appendRecord(deps, tx, { kind: 'program', version, digest })
    await insertProgram(tx, { ...appended, version, digest })
  }
  return { version, digest }
}

/** Records the starting program in the log, unless it is there already. */
export async function recordStart(deps: Pick<Deps, 'pools' | 'program' | 'newSalt'>): Promise<void> {
  // Read the files first, so that no transaction waits for them.
  await deps.program()
  await asRelease(deps.pools.release, {}, (tx) => recordProgram(deps, tx))
}
