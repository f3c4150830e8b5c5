import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import { addWorkingDays, isWorkingDay } from '../calendar/working-days.ts'

/** The version of the terms that a participant consents to: the day on which the text changed. Stored with each guidance. */
export const guidanceTerms = '2026-11-27'

/** `paused` and `ended` are closed to the guide. */
export const guidanceStates = ['active', 'paused', 'ended'] as const
export type GuidanceState = (typeof guidanceStates)[number]

/**
 * Why a guidance ends or has ended: the participant ended it; a closing letter was written; the participant has left the
 * organisation.
 */
export const endings = ['participant', 'letter', 'left-organisation'] as const
export type Ending = (typeof endings)[number]

/** In characters. */
export const guidanceLimits = {
  message: 4000,
  /** The guide's name for the participant. */
  name: 80,
  note: 8000,
  line: 300,
  lines: 40,
} as const

/** Messages of a thread per page, the newest first: a thread of two years has hundreds. */
export const messagesAtATime = 30

/** A telephone number as people write it, with spaces, dashes and a country code: at least six signs, so that it can be called. */
const phonePattern = /^\+?[\d\s()/-]{6,40}$/
export const isPhone = (text: string): boolean => phonePattern.test(text)

/** Working days within which a message is answered; the day on which it was sent does not count. */
export const promisedWorkingDays = 2

/** The last day on which an answer to a message is in time. */
export const promisedOn = (sentAt: Date): Day => addWorkingDays(dayOf(sentAt), promisedWorkingDays)

/** The hour from which guides are reminded of messages to answer. */
const morning = '07:00'

/** The guides are reminded of answers due by this day: those of today and the next working day. Null: no reminder now. */
export const answersToTellOf = (day: Day, time: string): Day | null =>
  time >= morning && isWorkingDay(day) ? addWorkingDays(day, 1) : null

/** Days for which guidance continues after a person has left the organisation. The terms say so before it begins. */
export const daysAfterLeaving = 30

/** A guidance ends by itself this many days after a closing letter. */
export const daysAfterLetter = 14

/** A guidance and its thread are deleted this many days after its end. */
export const daysAfterEnd = 180

/** The longest absence of a guide, in days; for longer ones, participants are handed over. */
export const mostDaysAway = 60

/** The most participants of a guide at a time, unless the operator sets another number. */
export const usualCaseload = 60

/** The lasting plan of a participant, in lines; the guide can propose lines. */
export const planKind = 'recovery-plan'

/** Kinds shared besides worksheets, each with its own switch: weekly checks of the six months and of the six weeks. */
export const checkKinds = ['weekly-check', 'recovery-check'] as const
export const shareKinds = [...checkKinds, planKind] as const

/** Answers to a weekly check, each from 1 (heaviest) to 5. */
export type SharedChecks = Readonly<Record<string, Readonly<Record<string, number>>>>

export type GuidanceFlag = 'worse-weeks' | 'no-sign'

/** Checks of this many past days are compared: worse weeks of a past autumn are no news. */
const checkedWithin = 28

/** The list says so after this many days without a sign of the participant. */
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

/** Weekly checks in a row of the list: a quarter of a year of them. */
export const weeksListed = 13

/** The weekly checks that the list needs, out of up to two years of them. */
export const latestChecks = (checks: SharedChecks): SharedChecks =>
  Object.fromEntries(
    courseOf(checks, weeksListed).flatMap(({ on }) => {
      const check = checks[on]
      return check === undefined ? [] : [[on, check]]
    }),
  )

/** A weekly check as a point of a course. `level`: the mean of what was answered, 1 (heaviest) to 5. */
export type CoursePoint = { readonly on: Day; readonly level: number }

/** The latest weekly checks in the order of their days. The step at work does not count, because it is no level of strain. */
export function courseOf(checks: SharedChecks, latest: number): readonly CoursePoint[] {
  const course: CoursePoint[] = []
  // Computes only the checks that are asked for, out of up to two years.
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
  /** For a participant's message only. */
  readonly dueOn: Day | null
  readonly isAnswered: boolean
}

/** The message that must be answered first; null for none. An answer is late from the day after. */
export function owedAnswer(
  messages: readonly MessageOfThread[],
  today: Day,
): { readonly dueOn: Day; readonly isLate: boolean } | null {
  const [first] = messages
    .flatMap(({ dueOn, isAnswered }) => (dueOn === null || isAnswered ? [] : [dueOn]))
    .toSorted()
  return first === undefined ? null : { dueOn: first, isLate: first < today }
}
