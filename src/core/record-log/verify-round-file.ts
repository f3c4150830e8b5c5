import { fromHex } from './bytes.ts'
import { isSignedBy, readCheckpoint, type SignedCheckpoint } from './checkpoint.ts'
import { cosignedTimes } from './cosignature.ts'
import { type Cryptography, webCryptography } from './cryptography.ts'
import type { Finding, Part } from './findings.ts'
import { includes, isBeginning, leafHash } from './hash-tree.ts'
import { judgeFigures } from './judge-figures.ts'
import { UnreadableFile } from './read-json.ts'
import { commit, type LogRecord } from './records.ts'
import { type RecordInFile, type RoundFile, readRoundFile } from './round-file.ts'
import { keyTypes, readVerifierKey, type VerifierKey } from './signed-note.ts'

/** Keys that the reader has from somewhere else than the file, `name+id+key`; where there are none the file's are believed. */
export type Trust = { readonly logKeys: readonly string[]; readonly witnessKeys: readonly string[] }

/** A witness is asleep when its last cosignature is older than this, in milliseconds. */
export const freshness = 48 * 60 * 60 * 1000
/** How far clocks may be apart, in milliseconds. */
export const clockTolerance = 10 * 60 * 1000

/**
 * Everything that is wrong with a round or cannot be proven of it; nothing at all when every proof holds.
 * @param file the parsed JSON of a round file
 */
export async function verifyRoundFile(
  json: unknown,
  trust: Trust,
  now: Date,
  cryptography: Cryptography = webCryptography,
): Promise<Finding[]> {
  const file = readOrNot(json)
  if (file instanceof UnreadableFile) return [{ code: 'file-unreadable', at: file.place }]
  const checkpoints = file.checkpoints.map(({ note }) => readCheckpoint(note))
  const unread = checkpoints.indexOf(null)
  if (unread >= 0) return [{ code: 'file-unreadable', at: `file.checkpoints[${unread}].note` }]
  const read = checkpoints.filter((checkpoint) => checkpoint !== null)
  return [
    ...(await verifyLog(file, read, trust, cryptography)),
    ...(await verifyRecords(file, read, cryptography)),
    ...judgeOrder(file),
    ...(await judgeFigures(file, cryptography)),
    ...(await verifyWitnesses(file, read, trust, now, cryptography)),
  ]
}

function readOrNot(json: unknown): RoundFile | UnreadableFile {
  try {
    return readRoundFile(json)
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
}

/** Whether one log signed every checkpoint, and each is the beginning of the newest. */
async function verifyLog(
  file: RoundFile,
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const findings: Finding[] = []
  if (trust.logKeys.length === 0) findings.push({ code: 'log-key-believed', key: nameOf(file.logKey) })
  const keys = await readKeys(trust.logKeys.length > 0 ? trust.logKeys : [file.logKey], cryptography)
  const newest = checkpoints.at(-1)
  if (newest === undefined) return [...findings, { code: 'log-cut-short' }]
  for (const [n, checkpoint] of checkpoints.entries()) {
    const at = String(checkpoint.size)
    const named = keys.filter((key) => checkpoint.note.signatures.some(({ name }) => name === key.name))
    const right = await Promise.all(named.map((key) => isSignedBy(cryptography, checkpoint, key)))
    if (named.length === 0) findings.push({ code: 'log-other-key', at })
    else if (!right.includes(true)) findings.push({ code: 'log-signature', at })
    if (checkpoint.origin !== newest.origin) findings.push({ code: 'log-other-key', at })
    const path = readHashes(file.checkpoints[n]?.consistency ?? [])
    if (await isBeginning(cryptography.sha256, checkpoint, newest, path)) continue
    findings.push({ code: checkpoint.size === newest.size ? 'log-forked' : 'log-inconsistent', at })
  }
  return findings
}

const nameOf = (key: string): string => key.split('+')[0] ?? ''

const readKeys = async (keys: readonly string[], cryptography: Cryptography): Promise<VerifierKey[]> =>
  (await Promise.all(keys.map((key) => readVerifierKey(cryptography, key)))).filter((key) => key !== null)

/** Of a path that was read already. */
const readHashes = (path: readonly string[]): Uint8Array[] =>
  path.map(fromHex).filter((hash) => hash !== null)

const parts = ['program', 'opened', 'released'] as const satisfies readonly Part[]

/** Whether each record stands in the newest checkpoint, where it says. */
async function verifyRecords(
  file: RoundFile,
  checkpoints: readonly SignedCheckpoint[],
  cryptography: Cryptography,
): Promise<Finding[]> {
  const newest = checkpoints.at(-1)
  if (newest === undefined) return []
  const findings: Finding[] = []
  for (const part of parts) {
    const found: RecordInFile<LogRecord> | null = file[part]
    if (found === null) continue
    if (found.index >= newest.size) {
      findings.push({ code: 'log-cut-short', part })
      continue
    }
    const salt = fromHex(found.salt) ?? new Uint8Array()
    const leaf = await leafHash(cryptography.sha256, await commit(cryptography, salt, found.record))
    const path = readHashes(found.path)
    if (!(await includes(cryptography.sha256, newest, { index: found.index, leaf }, path))) {
      findings.push({ code: 'record-not-in-log', part })
    }
  }
  return findings
}

/** Whether the records are of this round and follow each other. */
function judgeOrder({ round, program, opened, released }: RoundFile): Finding[] {
  const findings: Finding[] = []
  for (const [part, found] of [['opened', opened] as const, ['released', released] as const]) {
    if (found !== null && found.record.round !== round) findings.push({ code: 'record-of-other-round', part })
  }
  if (opened === null && (released?.record.openedIndex ?? null) === null) {
    findings.push({ code: 'opening-not-recorded' })
  }
  if (opened === null && typeof released?.record.openedIndex === 'number') {
    findings.push({ code: 'opening-left-out' })
  }
  if (released === null) findings.push({ code: 'not-released' })
  if (opened !== null && released !== null) {
    if (released.record.openedIndex !== opened.index || opened.index >= released.index) {
      findings.push({ code: 'records-out-of-order' })
    }
    if (released.record.policy !== opened.record.policy) findings.push({ code: 'policy-changed' })
    if (released.record.program.digest !== opened.record.program.digest) {
      findings.push({ code: 'program-replaced' })
    }
  }
  return [...findings, ...judgeProgram({ program, opened, released })]
}

/** The program that opened the round, or released it where nothing is known of its opening, stands in the log before it. */
function judgeProgram({
  program,
  opened,
  released,
}: Pick<RoundFile, 'program' | 'opened' | 'released'>): Finding[] {
  const user = opened ?? released
  if (user === null) return []
  if (program === null) return [{ code: 'program-not-recorded' }]
  const same = program.record.digest === user.record.program.digest
  if (!same || program.record.version !== user.record.program.version) {
    return [{ code: 'program-not-as-recorded' }]
  }
  return program.index < user.index ? [] : [{ code: 'records-out-of-order', part: 'program' }]
}

/** Whether a witness has seen the log with the last record in it, and lately. */
async function verifyWitnesses(
  file: RoundFile,
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  now: Date,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const believed = trust.witnessKeys.length === 0
  const keys = await readKeys(believed ? file.witnessKeys : trust.witnessKeys, cryptography)
  const witnesses = keys.filter(({ type }) => type === keyTypes.witness)
  const last = Math.max(file.opened?.index ?? 0, file.released?.index ?? 0)
  let newest: Date | null = null
  for (const key of witnesses) {
    let before: Date | null = null
    for (const checkpoint of checkpoints) {
      const at = String(checkpoint.size)
      const times = await cosignedTimes(cryptography, checkpoint, key)
      if (times.includes(null)) findings.push({ code: 'witness-signature', key: key.name, at })
      for (const time of times.filter((time) => time !== null)) {
        if (time.getTime() > now.getTime() + clockTolerance) {
          findings.push({ code: 'witness-from-the-future', key: key.name, at })
          continue
        }
        if (before !== null && time < before) findings.push({ code: 'witness-backwards', key: key.name, at })
        before = time
        if (checkpoint.size > last && (newest === null || time > newest)) newest = time
      }
    }
    if (believed && before !== null) findings.push({ code: 'witness-key-believed', key: key.name })
  }
  if (newest === null) findings.push({ code: 'witness-none' })
  else if (now.getTime() - newest.getTime() > freshness) findings.push({ code: 'witness-stale' })
  return findings
}
