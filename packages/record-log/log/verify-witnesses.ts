import type { SignedCheckpoint } from './checkpoint.ts'
import { cosignedTimes } from './cosignature.ts'
import type { Cryptography } from './cryptography.ts'
import type { Finding, Part } from './findings.ts'
import { keyTypes } from './signed-note.ts'
import { clockTolerance, freshness, type LogInFile, readKeys, type Trust } from './verify-log.ts'

/** A record with the time that it states, as a span, because a release states only its day. */
export type Timed = {
  readonly part: Extract<Part, 'opened' | 'list' | 'released'>
  readonly index: number
  readonly from: Date
  readonly to: Date
  /** The latest time at which a witness sees the record soon enough. */
  readonly inTime: Date
}

/** The log had `size` entries at the time that a witness states. */
type Sight = { readonly size: number; readonly at: Date }

const hour = 60 * 60 * 1000
const day = 24 * hour
const later = (at: Date, by: number): Date => new Date(at.getTime() + by)

/** @param closesAt null where the record does not say it; a witness must have signed by then too */
export function timedOpening(
  part: 'opened' | 'list',
  { index, record }: { readonly index: number; readonly record: { readonly openedAt: string } },
  closesAt: Date | null,
): Timed {
  const at = new Date(record.openedAt)
  const inTime = later(at, freshness)
  return { part, index, from: at, to: at, inTime: closesAt !== null && closesAt < inTime ? closesAt : inTime }
}

/** The day is Stockholm's, which begins and ends up to two hours before that of UTC. */
export function timedRelease({
  index,
  record,
}: {
  readonly index: number
  readonly record: { readonly releasedOn: string }
}): Timed {
  const midnight = new Date(record.releasedOn)
  const to = later(midnight, day)
  return { part: 'released', index, from: later(midnight, -2 * hour), to, inTime: later(to, freshness) }
}

/**
 * Whether witnesses saw these records in the log: soon after the times in the records, not before them, and never the log
 * without them afterwards. Only a witness can tell a genuine record from one that was appended later under an earlier date.
 * @param last the index of the last record that a witness must have seen
 */
export async function verifyWitnesses(
  file: LogInFile,
  { last, records }: { readonly last: number; readonly records: readonly Timed[] },
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  now: Date,
  cryptography: Cryptography,
): Promise<Finding[]> {
  const { findings, sights } = await readSights(file, checkpoints, trust, now, cryptography)
  const asked = trust.witnessKeys.length > 0 && trust.remembered !== true ? { asked: true as const } : {}
  if (!sights.some(({ size }) => size > last)) findings.push({ code: 'witness-none', ...asked })
  for (const { part, index, from, to, inTime } of records) {
    const withIt = sights.filter(({ size }) => size > index)
    const isEarly = withIt.some(({ at }) => at < later(from, -clockTolerance))
    const isLate = withIt.length > 0 && !withIt.some(({ at }) => at <= later(inTime, clockTolerance))
    const isMissing = sights.some(({ size, at }) => size <= index && at > later(to, clockTolerance))
    if (isEarly) findings.push({ code: 'witness-before-record', part })
    if (isMissing) findings.push({ code: 'record-backdated', part })
    if (!isLate) continue
    const code = part === 'released' ? 'release-not-witnessed-in-time' : 'opening-not-witnessed-in-time'
    findings.push({ code, ...asked })
  }
  return findings
}

async function readSights(
  file: LogInFile,
  checkpoints: readonly SignedCheckpoint[],
  trust: Trust,
  now: Date,
  cryptography: Cryptography,
): Promise<{ findings: Finding[]; sights: Sight[] }> {
  const findings: Finding[] = []
  const sights: Sight[] = []
  const believed = trust.witnessKeys.length === 0
  const keys = await readKeys(believed ? file.witnessKeys : trust.witnessKeys, cryptography)
  for (const key of keys.filter(({ type }) => type === keyTypes.witness)) {
    let before: Date | null = null
    for (const checkpoint of checkpoints) {
      const at = String(checkpoint.size)
      const times = await cosignedTimes(cryptography, checkpoint, key)
      if (times.includes(null)) findings.push({ code: 'witness-signature', key: key.name, at })
      for (const time of times.filter((time) => time !== null)) {
        if (time > later(now, clockTolerance)) {
          findings.push({ code: 'witness-from-the-future', key: key.name, at })
          continue
        }
        if (before !== null && time < before) findings.push({ code: 'witness-backwards', key: key.name, at })
        before = time
        sights.push({ size: checkpoint.size, at: time })
      }
    }
    if (believed && before !== null) findings.push({ code: 'witness-key-believed', key: key.name })
  }
  return { findings, sights }
}
