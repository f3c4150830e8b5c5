import { dayOf } from '../calendar/day-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import { addWorkingDays, isWorkingDay } from '../calendar/working-days.ts'

/** The version of what a participant consents to: a day on which the text changed. Stored with each guidance. */
export const guidanceTerms = '2026-11-27'

/** `paused` and `ended` are closed to the guide. */
export const guidanceStates = ['active', 'paused', 'ended'] as const
export type GuidanceState = (typeof guidanceStates)[number]

/**
 * Why a guidance ends or has ended: the participant pressed end; a closing letter was written; the participant has left the
 * organisation.
 */
export const endings = ['participant', 'letter', 'left-organisation'] as const
export type Ending = (typeof endings)[number]

/** In characters. */
export const guidanceLimits = {
  message: 4000,
  /** What the guide calls the participant. */
  name: 80,
  note: 8000,
  line: 300,
  lines: 40,
} as const

/** Messages of a thread that are read at a time, the newest first: a thread of two years has hundreds. */
export const messagesAtATime = 30

/** Digits as people write them, with spaces, dashes and a country in front: enough of them to call. */
const phonePattern = /^\+?[\d\s()/-]{6,40}$/
export const isPhone = (text: string): boolean => phonePattern.test(text)

/** Working days within which a message is answered; the day on which it was sent does not count. */
export const promisedWorkingDays = 2

/** The last day on which an answer to a message is in time. */
export const promisedOn = (sentAt: Date): Day => addWorkingDays(dayOf(sentAt), promisedWorkingDays)

/** From then on guides are told in the morning what they have to answer. */
const morning = '07:00'

/** Answers that are due by this day are told of at a moment: those of the day and the next working day. Null: not now. */
export const answersToTellOf = (day: Day, time: string): Day | null =>
  time >= morning && isWorkingDay(day) ? addWorkingDays(day, 1) : null

/** Days that guidance goes on after somebody has left the organisation: said before it begins. */
export const daysAfterLeaving = 30

/** Days after a closing letter on which a guidance ends by itself. */
export const daysAfterLetter = 14

/** Days after its end on which a guidance is deleted with its thread. */
export const daysAfterEnd = 180

/** Days that a guide can be away at most; for longer, participants are handed over. */
export const mostDaysAway = 60

/** People whom a guide has at a time, unless the operator has said otherwise. */
export const usualCaseload = 60

/** The lasting plan of a participant, in lines; the guide proposes lines to it. */
export const planKind = 'recovery-plan'

/** Kinds of what is shared besides worksheets, each with its own switch: weekly checks of the six months and of the six weeks. */
export const checkKinds = ['weekly-check', 'recovery-check'] as const
export const shareKinds = [...checkKinds, planKind] as const

/** Answers to a weekly check, each from 1 (heaviest) to 5. */
export type SharedChecks = Readonly<Record<string, Readonly<Record<string, number>>>>

export type GuidanceFlag = 'worse-weeks' | 'no-sign'

/** Days back in which checks are compared: worse weeks of a past autumn are no news. */
const checkedWithin = 28

/** Days without a sign of the participant after which the list says so. */
const silentDays = 21

/**
 * What the list points out about a participant, by rule and never by reading text: two weekly checks in a row, each heavier
 * than the one before, or no sign for three weeks.
 */
export function flagsOf(
  { checks, lastSignOn }: { readonly checks: SharedChecks; readonly lastSignOn: Day },
  today: Day,
): readonly GuidanceFlag[] {
  const recent = addDays(today, -checkedWithin)
  const [before, middle, last] = courseOf(checks, 3).filter(({ on }) => on >= recent)
  const isWorse =
    before !== undefined &&
    middle !== undefined &&
    last !== undefined &&
    middle.level < before.level &&
    last.level < middle.level
  const isSilent = addDays(lastSignOn, silentDays) <= today
  return [...(isWorse ? (['worse-weeks'] as const) : []), ...(isSilent ? (['no-sign'] as const) : [])]
}

/** Weekly checks in a row of the list: a quarter of a year. */
export const weeksListed = 13

/** The weekly checks that the list needs, of what may be two years of them. */
export const latestChecks = (checks: SharedChecks): SharedChecks =>
  Object.fromEntries(
    courseOf(checks, weeksListed).flatMap(({ on }) => {
      const check = checks[on]
      return check === undefined ? [] : [[on, check]]
    }),
  )

/** A weekly check as a point of a course. `level`: the mean of what was answered, 1 (heaviest) to 5. */
export type CoursePoint = { readonly on: Day; readonly level: number }

/** The latest weekly checks in the order of their days; the step at work is no level of strain and does not count. */
export function courseOf(checks: SharedChecks, latest: number): readonly CoursePoint[] {
  const course: CoursePoint[] = []
  // Of two years of checks only those that are asked for are worked out.
  for (const on of Object.keys(checks).toSorted().toReversed()) {
    if (course.length === latest) break
    const { step: _, ...parts } = checks[on] ?? {}
    const levels = Object.values(parts)
    const sum = levels.reduce((total, level) => total + level, 0)
    if (levels.length > 0) course.push({ on: on as Day, level: sum / levels.length })
  }
  return course.toReversed()
}

export type MessageOfThread = {
  /** Of a participant's message alone. */
  readonly dueOn: Day | null
  readonly isAnswered: boolean
}

/** The answer that is owed first; null where none is. Late from the day after. */
export function owedAnswer(
  messages: readonly MessageOfThread[],
  today: Day,
): { readonly dueOn: Day; readonly isLate: boolean } | null {
  const [first] = messages
    .flatMap(({ dueOn, isAnswered }) => (dueOn === null || isAnswered ? [] : [dueOn]))
    .toSorted()
  return first === undefined ? null : { dueOn: first, isLate: first < today }
}
