import { compareLogs } from './compare-logs.ts'
import { type Cryptography, webCryptography } from './cryptography.ts'
import { type Finding, findingsOf } from './findings.ts'
import { type ListProofFile, readListProofFile } from './list-proof-file.ts'
import { isListed } from './listed-proof.ts'
import type { ListRecord } from './records.ts'
import type { RoundFile } from './round-file.ts'
import { readCheckpoints, type Trust, verifyLog, verifyRecord } from './verify-log.ts'
import { verifyNotInFuture } from './verify-times.ts'
import { timedOpening, verifyWitnesses } from './verify-witnesses.ts'

/**
 * Everything that is wrong, or not proven, in the proof that an invitation was on a frozen list.
 * @param json the parsed JSON of a list proof
 */
export function verifyListProof(
  json: unknown,
  trust: Trust,
  now: Date,
  cryptography: Cryptography = webCryptography,
): Promise<Finding[]> {
  return findingsOf(async () => verify(readListProofFile(json), trust, now, cryptography))
}

async function verify(
  file: ListProofFile,
  trust: Trust,
  now: Date,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const checkpoints = readCheckpoints(file)
  const findings = await verifyLog(file, checkpoints, trust, cryptography)
  const newest = checkpoints.at(-1)
  const { locked, listed } = file
  const missing = newest === undefined ? null : await verifyRecord(locked, newest, cryptography)
  if (missing !== null) findings.push({ code: missing, part: 'list' })
  if (locked.record.round !== file.round) findings.push({ code: 'record-of-other-round', part: 'list' })
  if (locked.record.openedIndex >= locked.index) findings.push({ code: 'records-out-of-order', part: 'list' })
  if (listed.size !== locked.record.list.size) findings.push({ code: 'list-of-other-size' })
  else if (!(await isListed(cryptography, listed, locked.record.list))) findings.push({ code: 'not-on-list' })
  const timed = timedOpening('list', locked, null)
  findings.push(...verifyNotInFuture(timed, now))
  const seen = { last: locked.index, records: [timed] }
  return [...findings, ...(await verifyWitnesses(file, seen, checkpoints, trust, now, cryptography))]
}

/**
 * Findings that prove that a server says something else about a list than before: another list, a shorter log, or another
 * log of the same size. @param before a proof that was checked
 */
export function compareListProofs(before: ListProofFile, now: ListProofFile): Finding[] {
  const [then, later] = [before, now].map((file) => readCheckpoints(file).at(-1)?.size ?? 0)
  const isShorter = later !== undefined && then !== undefined && later < then
  return [
    ...compareLists(before, now),
    ...(isShorter ? [{ code: 'log-cut-short' as const }] : []),
    // `log-keys-differ` has been found already.
    ...compareLogs(logOf(before), logOf(now), { logKeys: [before.logKey] }),
  ]
}

const logOf = (file: ListProofFile) => ({ file, last: file.locked.index })

/** Whether two proofs of invitations to one round have the same list and opening. */
export const compareLists = (a: ListProofFile, b: ListProofFile): Finding[] =>
  a.round === b.round ? compareOpenings(a.locked.record, b.locked.record) : []

/** Whether the file of a round and the proof of an invitation to it have the same opening and list. */
export function compareWithRound(
  { round, locked }: ListProofFile,
  { round: of, opened }: Pick<RoundFile, 'round' | 'opened'>,
): Finding[] {
  if (of !== round) return []
  if (opened === null) return [{ code: 'opening-left-out' }]
  return compareOpenings(locked.record, { ...opened.record, openedIndex: opened.index })
}

type Opening = Pick<ListRecord, 'openedAt' | 'openedIndex' | 'list'>

function compareOpenings(a: Opening, b: Opening): Finding[] {
  const isOneList = a.list.root === b.list.root && a.list.size === b.list.size
  const isOneOpening = a.openedAt === b.openedAt && a.openedIndex === b.openedIndex
  return [
    ...(isOneList ? [] : [{ code: 'list-replaced' as const }]),
    ...(isOneOpening ? [] : [{ code: 'opening-replaced' as const }]),
  ]
}
