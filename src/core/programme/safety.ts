import { type CheckIn, checkInParts, daysOf, type RecoveryDocument } from './recovery.ts'

/**
 * When the programme stops by itself and points to care. A safety rule of our own and no diagnosis: it errs towards
 * stopping. What it is based on, and what it is not: docs/decisions/0427-when-the-programme-stops.md.
 */

/** How the coming week feels. Asked to give the right help; the answer is used once and never kept. */
export const outlooks = ['possible', 'heavy', 'exhausted', 'unsafe', 'unsaid'] as const
export type Outlook = (typeof outlooks)[number]

/** One answer is enough. */
export const signalsDanger = (outlook: Outlook): boolean => outlook === 'exhausted' || outlook === 'unsafe'

/** Three answers from 1 to 5, so 3 to 15: less is heavier. */
export const sumOf = (checkIn: CheckIn): number => checkInParts.reduce((sum, part) => sum + checkIn[part], 0)

/** A whole step lower on each of the three answers, or the same amount in other ways. */
export const clearlyLower = 3

/** So heavy that it hardly can be heavier: at most one answer that is not the heaviest, and that one next to it. */
export const bottom = 4

const isHeavy = (checkIn: CheckIn, first: CheckIn): boolean =>
  sumOf(checkIn) <= sumOf(first) - clearlyLower || sumOf(checkIn) <= bottom

/**
 * Whether the two latest check-ins both are clearly worse than the first, or both at the bottom. After having gone on
 * from a stop the next check-in counts as the first again.
 */
export function isWorsening({ checkIns, breaks }: RecoveryDocument): boolean {
  const wentOn = daysOf(breaks)
    .map((from) => breaks[from])
    .map((one) => (one?.why === 'care' ? one.until : null))
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  const made = daysOf(checkIns)
    .filter((day) => wentOn === undefined || day > wentOn)
    .map((day) => checkIns[day])
    .filter((checkIn) => checkIn !== undefined)
  const [first] = made
  const latest = made.slice(-2)
  return first !== undefined && latest.length === 2 && latest.every((checkIn) => isHeavy(checkIn, first))
}

/** One step on one answer is nothing to speak of (own convention). */
const noticeable = 2

/** How one check-in compares with another, in words. */
export function changeOf(before: CheckIn, after: CheckIn): 'lighter' | 'same' | 'heavier' {
  const change = sumOf(after) - sumOf(before)
  if (Math.abs(change) < noticeable) return 'same'
  return change > 0 ? 'lighter' : 'heavier'
}
