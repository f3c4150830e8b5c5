import { addDays, type ClockTime, type Day } from '../calendar/local-time.ts'

/** Six weeks of seven day-sized steps; two weeks in each phase. */
export const recoveryWeeks = [1, 2, 3, 4, 5, 6] as const
export type RecoveryWeek = (typeof recoveryWeeks)[number]
export const daysInWeek = 7
export const lastStep = recoveryWeeks.length * daysInWeek

const recoveryPhases = ['acute', 'stabilization', 'rebuild'] as const
export type RecoveryPhase = (typeof recoveryPhases)[number]

/** Whether a key of a record is a step: 1 to 42, and not 01. */
export const isStep = (name: string): boolean => /^[1-9]\d?$/.test(name) && Number(name) <= lastStep

/** A rating from 1 (heaviest) to 5 (lightest). Each step has a word (decision 0425). */
export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** The stored answers of a weekly check-in. Answers about safety are never stored: see `safety.ts`. */
export const checkInParts = ['energy', 'sleep', 'load'] as const
export type CheckIn = Readonly<Record<(typeof checkInParts)[number], Rating>>

export type StepDone = {
  readonly on: Day
  /** Skipped: the programme continues all the same. */
  readonly skipped: boolean
}

/** Times without steps. `care`: the safety rule stopped the programme and pointed to care. */
export const breakKinds = ['pause', 'stop', 'care'] as const
export type BreakKind = (typeof breakKinds)[number]
export type Break = {
  readonly why: BreakKind
  /** The day on which the person continued; null while it lasts. */
  readonly until: Day | null
}

/** Everything a person has done in the programme. Only this is stored; the present place follows from it. */
export type RecoveryDocument = {
  /** Counts the starts: starting over, or clearing everything, takes the next number. */
  readonly run: number
  readonly startedOn: Day | null
  /** By step, 1 to 42. */
  readonly steps: Readonly<Record<number, StepDone>>
  readonly energy: Readonly<Record<Day, Rating>>
  /** By the day they were made. */
  readonly checkIns: Readonly<Record<Day, CheckIn>>
  /** By their first day. */
  readonly breaks: Readonly<Record<Day, Break>>
  /** When to be reminded by e-mail each day, in Stockholm time; null for never. */
  readonly remindAt: ClockTime | null
}

export const emptyRecovery: RecoveryDocument = {
  run: 0,
  startedOn: null,
  steps: {},
  energy: {},
  checkIns: {},
  breaks: {},
  remindAt: null,
}

/** Days stored in each record: more than a year. The oldest are dropped. */
export const mostDaysKept = 400

export const weekOf = (step: number): RecoveryWeek =>
  recoveryWeeks[Math.ceil(step / daysInWeek) - 1] ?? recoveryWeeks[0]

/** 1 to 7 within its week. */
export const dayInWeek = (step: number): number => ((step - 1) % daysInWeek) + 1

export const phaseOf = (week: RecoveryWeek): RecoveryPhase =>
  recoveryPhases[Math.ceil(week / 2) - 1] ?? recoveryPhases[0]

/** The days of a record of days, oldest first. */
export const daysOf = (record: Readonly<Record<Day, unknown>>): readonly Day[] =>
  (Object.keys(record) as Day[]).sort()

/** The open break, if there is one. */
export function openBreak(
  document: RecoveryDocument,
): { readonly from: Day; readonly why: BreakKind } | null {
  const open = daysOf(document.breaks).filter((from) => document.breaks[from]?.until === null)
  // Two devices may have begun one each: the person sees the heavier one.
  const [from] = open.toSorted((a, b) => heaviness(document, b) - heaviness(document, a))
  const why = from === undefined ? undefined : document.breaks[from]?.why
  return from === undefined || why === undefined ? null : { from, why }
}

const heaviness = (document: RecoveryDocument, from: Day) =>
  breakKinds.indexOf(document.breaks[from]?.why ?? 'pause')

/** Whether a day is in a break. The day on which the person continues counts as a day of the programme. */
const isInBreak = (document: RecoveryDocument, day: Day): boolean =>
  daysOf(document.breaks).some((from) => {
    const until = document.breaks[from]?.until ?? null
    return from <= day && (until === null || day < until)
  })

/** Days of the programme from a day up to, not including, another. Breaks do not count. */
export function activeDays(document: RecoveryDocument, from: Day, before: Day): number {
  let count = 0
  for (let ahead = 0; ahead < mostDaysKept; ahead++) {
    const day = addDays(from, ahead)
    if (day >= before) break
    if (!isInBreak(document, day)) count++
  }
  return count
}

/** The first step not yet done. Days without a step change nothing: steps never pile up (decision 0426). */
const nextStep = (document: RecoveryDocument): number | null => {
  for (let step = 1; step <= lastStep; step++) if (document.steps[step] === undefined) return step
  return null
}

export type Whereabouts =
  | { readonly state: 'not-started' }
  | { readonly state: 'waiting'; readonly startsOn: Day }
  | { readonly state: BreakKind; readonly since: Day; readonly step: number | null }
  | {
      readonly state: 'going'
      /** Today's step: the one done today, else the next. */
      readonly step: number
      readonly doneToday: StepDone | null
      readonly checkInDue: boolean
    }
  | { readonly state: 'finished'; readonly on: Day; readonly checkInDue: boolean }

/** A person's place in the programme on a day. */
export function whereIs(document: RecoveryDocument, today: Day): Whereabouts {
  const { startedOn } = document
  if (startedOn === null) return { state: 'not-started' }
  const open = openBreak(document)
  const next = nextStep(document)
  if (open !== null) return { state: open.why, since: open.from, step: next }
  if (startedOn > today) return { state: 'waiting', startsOn: startedOn }
  if (next === null) {
    const on = lastDoneOn(document) ?? startedOn
    return { state: 'finished', on, checkInDue: !daysOf(document.checkIns).some((day) => day >= on) }
  }
  // One step a day. A clock set back does not open the next one.
  const latest = stepsDone(document).findLast((step) => (document.steps[step]?.on ?? today) >= today)
  const doneToday = latest === undefined ? null : (document.steps[latest] ?? null)
  return { state: 'going', step: latest ?? next, doneToday, checkInDue: isCheckInDue(document, today) }
}

/** The steps that are done or skipped, in order. */
export const stepsDone = (document: RecoveryDocument): readonly number[] =>
  Object.keys(document.steps)
    .map(Number)
    .sort((a, b) => a - b)

const lastDoneOn = (document: RecoveryDocument): Day | undefined =>
  stepsDone(document)
    .map((step) => document.steps[step]?.on)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

/** Seven days of the programme after the start or the last check-in, however many steps were done. */
function isCheckInDue(document: RecoveryDocument, today: Day): boolean {
  const since = daysOf(document.checkIns).at(-1) ?? document.startedOn
  return since !== null && activeDays(document, since, today) >= daysInWeek
}
