import { policyVersion } from '@andrum/release/policy/policy-version.ts'
import type { SignedCheckpoint } from './checkpoint.ts'
import { type Cryptography, webCryptography } from './cryptography.ts'
import { type Finding, findingsOf, type Part } from './findings.ts'
import type { LogRecord } from './records.ts'
import { type RecordInFile, type RoundFile, readRoundFile } from './round-file.ts'
import { verifyFigures } from './verify-figures.ts'
import { readCheckpoints, type Trust, verifyLog, verifyRecord } from './verify-log.ts'
import { verifyTimes } from './verify-times.ts'
import { timedOpening, timedRelease, verifyWitnesses } from './verify-witnesses.ts'

/**
 * Everything that is wrong, or not proven, in a round; empty when every proof holds.
 * @param json the parsed JSON of a round file
 */
export function verifyRoundFile(
  json: unknown,
  trust: Trust,
  now: Date,
  cryptography: Cryptography = webCryptography,
): Promise<Finding[]> {
  return findingsOf(async () => {
    const file = readRoundFile(json)
    const checkpoints = readCheckpoints(file)
    return [
      ...(await verifyLog(file, checkpoints, trust, cryptography)),
      ...(await verifyRecords(file, checkpoints.at(-1), cryptography)),
      ...verifyOrder(file),
      ...verifyTimes(file, now),
      ...(await verifyFigures(file, cryptography)),
      ...(await judgeWitnesses(file, checkpoints, trust, now, cryptography)),
    ]
  })
}

const parts = ['program', 'opened', 'released'] as const satisfies readonly Exclude<Part, 'list'>[]

/** Whether the newest checkpoint has each record at its index. */
async function verifyRecords(
  file: RoundFile,
  newest: SignedCheckpoint | undefined,
  cryptography: Cryptography,
): Promise<Finding[]> {
  if (newest === undefined) return []
  const findings: Finding[] = []
  for (const part of parts) {
    const found: RecordInFile<LogRecord> | null = file[part]
    const code = found === null ? null : await verifyRecord(found, newest, cryptography)
    if (code !== null) findings.push({ code, part })
  }
  return findings
}

/** Whether the records are of this round and follow each other. */
function verifyOrder({ round, program, opened, released, figures }: RoundFile): Finding[] {
  const findings: Finding[] = []
  for (const [part, found] of [['opened', opened] as const, ['released', released] as const]) {
    if (found === null) continue
    const { policy } = found.record
    if (found.record.round !== round) findings.push({ code: 'record-of-other-round', part })
    if (policy !== policyVersion) findings.push({ code: 'policy-unknown', part, at: policy })
  }
  if (opened === null && (released?.record.openedIndex ?? null) === null) {
    findings.push({ code: 'opening-not-recorded' })
  }
  if (opened === null && typeof released?.record.openedIndex === 'number') {
    findings.push({ code: 'opening-left-out' })
  }
  if (released === null) {
    findings.push({ code: figures.length > 0 ? 'release-left-out' : 'not-released' })
  }
  if (opened !== null && released !== null) {
    if (released.record.openedIndex !== opened.index || opened.index >= released.index) {
      findings.push({ code: 'records-out-of-order' })
    }
    if (released.record.policy !== opened.record.policy) findings.push({ code: 'policy-changed' })
    if (released.record.program.digest !== opened.record.program.digest) {
      findings.push({ code: 'program-replaced' })
    }
  }
  return [...findings, ...verifyProgram({ program, opened, released })]
}

/**
 * The program that opened the round, or that released it if its opening is unknown, is in the log before it. A server
 * records it in the same transaction at the latest, so every genuine file has it.
 */
function verifyProgram({
  program,
  opened,
  released,
}: Pick<RoundFile, 'program' | 'opened' | 'released'>): Finding[] {
  const user = opened ?? released
  if (user === null) return []
  if (program === null) return [{ code: 'program-left-out' }]
  const same = program.record.digest === user.record.program.digest
  if (!same || program.record.version !== user.record.program.version) {
    return [{ code: 'program-not-as-recorded' }]
  }
  return program.index < user.index ? [] : [{ code: 'records-out-of-order', part: 'program' }]
}

/** Whether witnesses have seen the log with all records of the round, each soon after the time in the record. */
async function judgeWitnesses(
  file: RoundFile,
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  now: Date,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const { opened, released } = file
  const last = Math.max(opened?.index ?? 0, released?.index ?? 0)
  const records = [
    ...(opened === null ? [] : [timedOpening('opened', opened, new Date(opened.record.closesAt))]),
    ...(released === null ? [] : [timedRelease(released)]),
  ]
  return verifyWitnesses(file, { last, records }, checkpoints, trust, now, cryptography)
}
