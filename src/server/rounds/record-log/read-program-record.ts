import { type ProgramProof, programProofFormat } from '@andrum/record-log/log/program-proof.ts'
import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { LogProofs } from './log-proofs.ts'
import { findProgramByDigest, listCosignatures } from './record-log-repository.ts'

/** The public record of a program in the log. @throws Refusal not-found for a program that the log does not have */
export function readProgramRecord(
  { pools, recordLog }: Pick<Deps, 'pools' | 'recordLog'>,
  digest: string,
): Promise<ProgramProof> {
  return asPerson(pools.app, { personId: null }, async (tx) => {
    const { place, salt, version } = found(await findProgramByDigest(tx, digest))
    const proofs = await LogProofs.upToNow(tx, recordLog)
    return {
      format: programProofFormat,
      logKey: writeVerifierKey(recordLog.key),
      witnessKeys: recordLog.witnesses.map(writeVerifierKey),
      program: await proofs.of(place, salt, { kind: 'program', version, digest }),
      checkpoints: await proofs.checkpoints(await listCosignatures(tx, place), []),
    }
  })
}
