import type { ClockTime, Day } from '../calendar/local-time.ts'
import {
  type Break,
  type BreakKind,
  type CheckIn,
  daysOf,
  emptyRecovery,
  mostDaysKept,
  openBreak,
  type Rating,
  type RecoveryDocument,
} from './recovery.ts'
import { isWorsening, type Outlook, signalsDanger } from './safety.ts'

/** What a person can do in the programme. Each function takes the document and returns the next one; today is an argument. */

/** Adds a day to a record, and keeps at most as many days as may be stored. */
function withDay<Value>(record: Readonly<Record<Day, Value>>, day: Day, value: Value): Record<Day, Value> {
  const all: Record<Day, Value> = { ...record, [day]: value }
  const dropped = new Set(daysOf(all).slice(0, -mostDaysKept))
  return Object.fromEntries(Object.entries(all).filter(([key]) => !dropped.has(key as Day)))
}

/** Starts on a day, today or later. It clears an earlier run, because this is a new one. */
export const start = ({ run, remindAt }: RecoveryDocument, startedOn: Day): RecoveryDocument => ({
  ...emptyRecovery,
  run: run + 1,
  startedOn,
  remindAt,
})

/** Changes the first day before it has come. */
export const moveStart = (document: RecoveryDocument, startedOn: Day): RecoveryDocument => ({
  ...document,
  startedOn,
})

/** Clears everything. The run number stays, so that another device does not bring it back. */
export const clear = ({ run }: RecoveryDocument): RecoveryDocument => ({ ...emptyRecovery, run: run + 1 })

export const finishStep = (
  document: RecoveryDocument,
  step: number,
  on: Day,
  skipped: boolean,
): RecoveryDocument => ({ ...document, steps: { ...document.steps, [step]: { on, skipped } } })

/** Undoes a step that was marked by mistake. */
export function undoStep(document: RecoveryDocument, step: number): RecoveryDocument {
  const { [step]: _, ...steps } = document.steps
  return { ...document, steps }
}

export const rate = (document: RecoveryDocument, day: Day, rating: Rating): RecoveryDocument => ({
  ...document,
  energy: withDay(document.energy, day, rating),
})

export const remind = (document: RecoveryDocument, remindAt: ClockTime | null): RecoveryDocument => ({
  ...document,
  remindAt,
})

/** Begins a break, unless an equally heavy one is open. */
export function beginBreak(document: RecoveryDocument, why: BreakKind, today: Day): RecoveryDocument {
  const breaks = withDay<Break>(document.breaks, today, { why, until: null })
  return openBreak(document)?.why === why ? document : { ...document, breaks }
}

/** Continues with the present step. */
export function goOn(document: RecoveryDocument, today: Day): RecoveryDocument {
  const breaks = Object.fromEntries(
    daysOf(document.breaks).map((from) => {
      const one = document.breaks[from]
      return [from, one?.until === null ? { ...one, until: today } : one]
    }),
  ) as RecoveryDocument['breaks']
  return { ...document, breaks }
}

/** Stores the three answers of a check-in, and stops the programme where the safety rule says so. */
export function checkIn(
  document: RecoveryDocument,
  today: Day,
  answers: CheckIn,
  outlook: Outlook,
): RecoveryDocument {
  const kept = { ...document, checkIns: withDay(document.checkIns, today, answers) }
  return signalsDanger(outlook) || isWorsening(kept) ? beginBreak(kept, 'care', today) : kept
}
