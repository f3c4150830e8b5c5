import type { Day } from '../calendar/local-time.ts'
import { type CheckIn, checkInParts, daysOf, type Rating, type RecoveryDocument } from './recovery.ts'
import type { StressProgramme, WeeklyCheck } from './stress-programme.ts'

/**
 * When the recovery programme stops by itself and points to care, and the stress-management programme pauses and does the
 * same. A safety rule of our own and no diagnosis: it errs towards stopping. Decisions 0427 and 0478 say what it is based
 * on, and what it is not.
 */

/** How the coming week feels. Asked to offer the right help; the answer is used once and never stored. */
export const outlooks = ['possible', 'heavy', 'exhausted', 'unsafe', 'unsaid'] as const
export type Outlook = (typeof outlooks)[number]

/** One such answer is enough to stop. */
export const signalsDanger = (outlook: Outlook): boolean => outlook === 'exhausted' || outlook === 'unsafe'

/** A person's answers about a week, each from 1 (heaviest) to 5. */
type WeekAnswers = readonly Rating[]

const sumOf = (answers: WeekAnswers): number => answers.reduce<number>((sum, answer) => sum + answer, 0)

/** Nearly the heaviest possible: at most one answer is not the heaviest, and that one is next to it. */
export const isAtBottom = (answers: WeekAnswers): boolean => sumOf(answers) <= answers.length + 1

/** One step lower on each answer, or the same sum in another way. */
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

/** Strain and recovery. The step at work shows how busy a person was, not how they are. */
export const wellbeingIn = ({ strain, recovery }: WeeklyCheck): WeekAnswers => [strain, recovery]

/** The answers after a day, oldest first; all answers where there is no day. */
const since = <Answers>(byDay: Readonly<Record<Day, Answers>>, day: Day | undefined): readonly Answers[] =>
  daysOf(byDay)
    .filter((on) => day === undefined || on > day)
    .map((on) => byDay[on])
    .filter((answers) => answers !== undefined)

/** For the recovery programme. The first check-in after the person continues from a stop counts as the first again. */
export function isWorsening({ checkIns, breaks }: RecoveryDocument): boolean {
  const wentOn = daysOf(breaks)
    .map((from) => breaks[from])
    .map((one) => (one?.why === 'care' ? one.until : null))
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  return hasWorsened(since(checkIns, wentOn).map(recoveryAnswers))
}

/** For the stress-management programme. The first weekly check after a pause counts as the first again. */
export const isProgrammeWorsening = ({ checks, resumedOn }: StressProgramme): boolean =>
  hasWorsened(since(checks, resumedOn ?? undefined).map(wellbeingIn))

/** One step on one answer is too little to mention (own convention). */
const noticeable = 2

/** How one check-in compares with another. */
export function changeOf(before: CheckIn, after: CheckIn): 'lighter' | 'same' | 'heavier' {
  const change = sumOf(recoveryAnswers(after)) - sumOf(recoveryAnswers(before))
  if (Math.abs(change) < noticeable) return 'same'
  return change > 0 ? 'lighter' : 'heavier'
}
