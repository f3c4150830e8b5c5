import { type Cryptography, webCryptography } from './cryptography.ts'
import { type Finding, findingsOf } from './findings.ts'
import { hex, list, object, oneOf, text } from './read-json.ts'
import type { ProgramRecord } from './records.ts'
import {
  type CheckpointInFile,
  checkpointInFile,
  programRecord,
  type RecordInFile,
  recordInFile,
} from './round-file.ts'
import { readCheckpoints, type Trust, verifyLog, verifyRecord } from './verify-log.ts'
import { verifyWitnesses } from './verify-witnesses.ts'

/** Proof that a program is in the log of a server. */
export type ProgramProof = {
  readonly format: typeof programProofFormat
  readonly logKey: string
  readonly witnessKeys: readonly string[]
  readonly program: RecordInFile<ProgramRecord>
  /** Ordered by size; the last is the newest. */
  readonly checkpoints: readonly CheckpointInFile[]
}

export const programProofFormat = 'andrum-program-proof-v1'

const programProof = object<ProgramProof>({
  format: oneOf(programProofFormat),
  logKey: text,
  witnessKeys: list(text),
  program: recordInFile(programRecord),
  checkpoints: list(checkpointInFile),
})

/**
 * Everything that is wrong, or not proven, in what a server says about a program in its log.
 * @param json the parsed JSON of a program proof @param digest of the program to look for; hexadecimal
 */
export function verifyProgramProof(
  json: unknown,
  digest: string,
  trust: Trust,
  now: Date,
  cryptography: Cryptography = webCryptography,
): Promise<Finding[]> {
  return findingsOf(async () => {
    const proof = programProof(json, 'file')
    const checkpoints = readCheckpoints(proof)
    const newest = checkpoints.at(-1)
    const findings = await verifyLog(proof, checkpoints, trust, cryptography)
    const missing = newest === undefined ? null : await verifyRecord(proof.program, newest, cryptography)
    if (missing !== null) findings.push({ code: missing, part: 'program' })
    if (hex(32)(digest, 'digest') !== proof.program.record.digest) {
      findings.push({ code: 'program-not-as-recorded' })
    }
    const seen = { last: proof.program.index, records: [] }
    return [...findings, ...(await verifyWitnesses(proof, seen, checkpoints, trust, now, cryptography))]
  })
}
