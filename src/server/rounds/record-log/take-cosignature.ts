import { isSame } from '@andrum/record-log/log/bytes.ts'
import { cosignedAt } from '@andrum/record-log/log/cosignature.ts'
import { readNote, readSignature, writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { clockTolerance } from '@andrum/record-log/log/verify-log.ts'
import { asPerson, asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { signCheckpoint } from './read-record-log.ts'
import { readLogSize, storeCosignature } from './record-log-repository.ts'

/**
 * Stores a witness's signature, if it signed what this log was at that size.
 * @throws Refusal not-allowed for a witness that is not listed; invalid-input for a size that the log has not reached,
 * another log, a wrong signature, or a time that is not now: a witness whose clock is behind would state for ever that it saw
 * entries before they existed
 */
export async function takeCosignature(
  deps: Pick<Deps, 'pools' | 'recordLog' | 'clock'>,
  { size, cosignature }: { readonly size: number; readonly cosignature: string },
): Promise<void> {
  const { recordLog, pools } = deps
  const signature = readSignature(cosignature)
  if (signature === null) throw new Refusal('invalid-input')
  const witness = recordLog.witnesses.find(
    ({ name, id }) => name === signature.name && isSame(id, signature.id),
  )
  if (witness === undefined) throw new Refusal('not-allowed')
  const note = await asPerson(pools.app, { personId: null }, async (tx) =>
    size <= (await readLogSize(tx)) ? signCheckpoint(tx, recordLog, size) : null,
  )
  const text = note === null ? null : readNote(note)?.text
  if (note === null || text === null || text === undefined) throw new Refusal('invalid-input')
  const at = await cosignedAt(serverCryptography, text, signature, witness)
  if (at === null || Math.abs(at.getTime() - deps.clock().getTime()) > clockTolerance) {
    throw new Refusal('invalid-input')
  }
  const key = writeVerifierKey(witness)
  await asRelease(pools.release, {}, (tx) => storeCosignature(tx, { size, key, note, line: cosignature, at }))
}
