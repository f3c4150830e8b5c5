import { fromHex } from './bytes.ts'
import { isSignedBy, readCheckpoint, type SignedCheckpoint } from './checkpoint.ts'
import { type Cryptography, webCryptography } from './cryptography.ts'
import type { Finding } from './findings.ts'
import { includes, isBeginning, leafHash } from './hash-tree.ts'
import { UnreadableFile } from './read-json.ts'
import { commit, type LogRecord } from './records.ts'
import type { CheckpointInFile, RecordInFile } from './round-file.ts'
import { keyTypes, readVerifierKey, type VerifierKey } from './signed-note.ts'

/** Keys that the reader has from somewhere else than the file, `name+id+key`. Without them the file's own are believed. */
export type Trust = {
  readonly logKeys: readonly string[]
  readonly witnessKeys: readonly string[]
  /** The keys come from an earlier file: the reader did not ask for a witness, so a missing signature is no failure. */
  readonly remembered?: true
}

/** How soon a witness has to look after an opening and after a release, and the longest gap for an overview; in milliseconds. */
export const freshness = 48 * 60 * 60 * 1000
/** How far clocks may be apart, in milliseconds. */
export const clockTolerance = 10 * 60 * 1000

/** The log part of a file: its keys, and its checkpoints by size. */
export type LogInFile = {
  readonly logKey: string
  readonly witnessKeys: readonly string[]
  readonly checkpoints: readonly CheckpointInFile[]
}

/** @throws UnreadableFile with the checkpoint that cannot be read */
export function readCheckpoints({ checkpoints }: Pick<LogInFile, 'checkpoints'>): SignedCheckpoint[] {
  return checkpoints.map(({ note }, n) => {
    const checkpoint = readCheckpoint(note)
    if (checkpoint === null) throw new UnreadableFile(`file.checkpoints[${n}].note`)
    return checkpoint
  })
}

/** Whether one log signed every checkpoint, and each is the beginning of the newest. */
export async function verifyLog(
  file: LogInFile,
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const findings: Finding[] = []
  if (trust.logKeys.length === 0) findings.push({ code: 'log-key-believed', key: nameOf(file.logKey) })
  const keys = await readKeys(trust.logKeys.length > 0 ? trust.logKeys : [file.logKey], cryptography)
  const newest = checkpoints.at(-1)
  if (newest === undefined) return [...findings, { code: 'log-left-out' }]
  for (const [n, checkpoint] of checkpoints.entries()) {
    const at = String(checkpoint.size)
    // A log has the name of its key: otherwise the same key could sign a second log under another name.
    const named = keys.filter(
      ({ name }) =>
        name === checkpoint.origin && checkpoint.note.signatures.some((signature) => signature.name === name),
    )
    const right = await Promise.all(named.map((key) => isSignedBy(cryptography, checkpoint, key)))
    if (named.length === 0) findings.push({ code: 'log-other-key', at })
    else if (!right.includes(true)) findings.push({ code: 'log-signature', at })
    const path = readHashes(file.checkpoints[n]?.consistency ?? [])
    if (checkpoint === newest && path.length > 0) {
      // The path leads to a newer checkpoint, which has been left out of the file.
      findings.push({ code: 'log-left-out', at })
      continue
    }
    if (await isBeginning(cryptography.sha256, checkpoint, newest, path)) continue
    findings.push({ code: checkpoint.size === newest.size ? 'log-forked' : 'log-inconsistent', at })
  }
  return findings
}

const nameOf = (key: string): string => key.split('+')[0] ?? ''

export const readKeys = async (keys: readonly string[], cryptography: Cryptography): Promise<VerifierKey[]> =>
  (await Promise.all(keys.map((key) => readVerifierKey(cryptography, key)))).filter((key) => key !== null)

/** The given keys that are not of this kind: mistyped, cut off, or keys for something else. */
export async function unreadableKeys(
  keys: readonly string[],
  kind: keyof typeof keyTypes,
  cryptography: Pick<Cryptography, 'sha256'> = webCryptography,
): Promise<string[]> {
  const read = await Promise.all(keys.map((key) => readVerifierKey(cryptography, key)))
  return keys.filter((_, n) => read[n]?.type !== keyTypes[kind])
}

/** The hashes of a path that has been validated already. */
const readHashes = (path: readonly string[]): Uint8Array[] =>
  path.map(fromHex).filter((hash) => hash !== null)

/** Whether the newest checkpoint has a record at its index; null if it does. */
export async function verifyRecord(
  { index, salt, record, path }: RecordInFile<LogRecord>,
  newest: SignedCheckpoint,
  cryptography: Cryptography,
): Promise<'log-cut-short' | 'record-not-in-log' | null> {
  if (index >= newest.size) return 'log-cut-short'
  const saltBytes = fromHex(salt) ?? new Uint8Array()
  const leaf = await leafHash(cryptography.sha256, await commit(cryptography, saltBytes, record))
  const isThere = await includes(cryptography.sha256, newest, { index, leaf }, readHashes(path))
  return isThere ? null : 'record-not-in-log'
}
