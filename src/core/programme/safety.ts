import type { Day } from '../calendar/local-time.ts'
import { type CheckIn, checkInParts, daysOf, type Rating, type RecoveryDocument } from './recovery.ts'
import type { StressProgramme, WeeklyCheck } from './stress-programme.ts'

/**
 * When the recovery programme stops by itself and points to care, and the stress-management programme pauses and
 * does the same. A safety rule of our own and no diagnosis: it errs towards stopping. What it is based on, and what it is
 * not: decisions 0427 and 0478.
 */

/** How the coming week feels. Asked to give the right help; the answer is used once and never kept. */
export const outlooks = ['possible', 'heavy', 'exhausted', 'unsafe', 'unsaid'] as const
export type Outlook = (typeof outlooks)[number]

/** One answer is enough. */
export const signalsDanger = (outlook: Outlook): boolean => outlook === 'exhausted' || outlook === 'unsafe'

/** What somebody says of a week: a few answers, each from 1 (heaviest) to 5. */
type WeekAnswers = readonly Rating[]

const sumOf = (answers: WeekAnswers): number => answers.reduce<number>((sum, answer) => sum + answer, 0)

/** So heavy that it hardly can be heavier: at most one answer that is not the heaviest, and that one next to it. */
export const isAtBottom = (answers: WeekAnswers): boolean => sumOf(answers) <= answers.length + 1

/** A whole step lower on each answer, or the same amount in other ways. */
const isClearlyLower = (answers: WeekAnswers, first: WeekAnswers): boolean =>
  sumOf(answers) <= sumOf(first) - answers.length

/**
 * The rule of both programmes: whether the two latest weeks both are clearly heavier than the first, or both at the bottom.
 * @param weeks oldest first, all with the same questions
 */
function hasWorsened(weeks: readonly WeekAnswers[]): boolean {
  const [first] = weeks
  const latest = weeks.slice(-2)
  return (
    first !== undefined &&
    latest.length === 2 &&
    latest.every((week) => isClearlyLower(week, first) || isAtBottom(week))
  )
}

const recoveryAnswers = (checkIn: CheckIn): WeekAnswers => checkInParts.map((part) => checkIn[part])

/** Strain and recovery. How it went with the step at work says how busy somebody was, not how they are. */
export const wellbeingIn = ({ strain, recovery }: WeeklyCheck): WeekAnswers => [strain, recovery]

/** The answers of the days after one, oldest first; of all days where there is none. */
const since = <Answers>(byDay: Readonly<Record<Day, Answers>>, day: Day | undefined): readonly Answers[] =>
  daysOf(byDay)
    .filter((on) => day === undefined || on > day)
    .map((on) => byDay[on])
    .filter((answers) => answers !== undefined)

/** In the recovery programme. After having gone on from a stop the next check-in counts as the first again. */
export function isWorsening({ checkIns, breaks }: RecoveryDocument): boolean {
  const wentOn = daysOf(breaks)
    .map((from) => breaks[from])
    .map((one) => (one?.why === 'care' ? one.until : null))
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  return hasWorsened(since(checkIns, wentOn).map(recoveryAnswers))
}

/** In the stress-management programme. After a pause the next weekly check counts as the first again. */
export const isProgrammeWorsening = ({ checks, resumedOn }: StressProgramme): boolean =>
  hasWorsened(since(checks, resumedOn ?? undefined).map(wellbeingIn))

/** One step on one answer is nothing to speak of (own convention). */
const noticeable = 2

/** How one check-in compares with another, in words. */
export function changeOf(before: CheckIn, after: CheckIn): 'lighter' | 'same' | 'heavier' {
  const change = sumOf(recoveryAnswers(after)) - sumOf(recoveryAnswers(before))
  if (Math.abs(change) < noticeable) return 'same'
  return change > 0 ? 'lighter' : 'heavier'
}
