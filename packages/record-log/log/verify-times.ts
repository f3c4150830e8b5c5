import type { Finding } from './findings.ts'
import type { RoundFile } from './round-file.ts'
import { clockTolerance } from './verify-log.ts'
import { type Timed, timedOpening, timedRelease } from './verify-witnesses.ts'

/** A round is open for at least five working days, so never for less than five days; in milliseconds. */
const shortestRound = 5 * 24 * 60 * 60 * 1000

/** Whether the times in the records of a round are possible in themselves. Only a witness shows when they were written. */
export function verifyTimes(
  { opened, released }: Pick<RoundFile, 'opened' | 'released'>,
  now: Date,
): Finding[] {
  const findings: Finding[] = []
  const opening = opened === null ? null : timedOpening('opened', opened, null)
  const release = released === null ? null : timedRelease(released)
  for (const timed of [opening, release]) if (timed !== null) findings.push(...verifyNotInFuture(timed, now))
  if (opened === null || opening === null) return findings
  const closesAt = new Date(opened.record.closesAt)
  if (closesAt <= opening.from) findings.push({ code: 'closes-before-opening' })
  if (release === null) return findings
  if (release.to.getTime() < opening.from.getTime() + shortestRound) {
    findings.push({ code: 'released-too-soon' })
  } else if (release.to < closesAt) findings.push({ code: 'released-before-closing' })
  return findings
}

/** A record of something that has not happened yet. */
export const verifyNotInFuture = ({ part, from }: Timed, now: Date): Finding[] =>
  from.getTime() > now.getTime() + clockTolerance ? [{ code: 'record-from-the-future', part }] : []
