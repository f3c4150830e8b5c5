import { addDays, type Day } from '#core/calendar/local-time.ts'

/** A measure of the work-environment action plan, from planned to followed up, and the rules it has to keep. */

/** In the order in which a measure goes through them; a dropped one ends anywhere. */
export const measureStatuses = ['planned', 'under-way', 'done', 'followed-up', 'dropped'] as const
export type MeasureStatus = (typeof measureStatuses)[number]

/** The kinds of measure: it removes the source of the risk, reduces the risk, or protects people from it. */
export const measureKinds = ['remove', 'reduce', 'protect'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** The owner: a member with a role, or only a name. */
export type MeasureOwner = { readonly memberId: string } | { readonly name: string }

/** Everything of a measure that people decide. */
export type MeasureContent = {
  readonly title: string
  readonly description: string
  readonly kind: MeasureKind | null
  readonly owner: MeasureOwner
  readonly dueOn: Day
  readonly followUpOn: Day
  readonly status: MeasureStatus
  /** The result of the follow-up; empty until then. */
  readonly followUpResult: string
  /** Why it was dropped; else empty. */
  readonly dropReason: string
  /** Whether every employee sees its title and status. */
  readonly told: boolean
}

export type MeasureFault = {
  readonly path: 'followUpOn' | 'followUpResult' | 'dropReason'
  readonly code: 'too-early' | 'missing'
}

/** Errors between the fields of a measure; the contract validates each field by itself. */
export function measureFaults(measure: MeasureContent): readonly MeasureFault[] {
  const { dueOn, followUpOn, status, followUpResult, dropReason } = measure
  const faults: MeasureFault[] = []
  if (followUpOn < dueOn) faults.push({ path: 'followUpOn', code: 'too-early' })
  if (status === 'followed-up' && followUpResult.trim() === '')
    faults.push({ path: 'followUpResult', code: 'missing' })
  if (status === 'dropped' && dropReason.trim() === '') faults.push({ path: 'dropReason', code: 'missing' })
  return faults
}

type Progress = Pick<MeasureContent, 'status' | 'dueOn' | 'followUpOn'>

/** What remains to be done about a measure. `late` and `follow-up-late`: its day has passed. */
export type MeasureStage = 'to-do' | 'late' | 'follow-up' | 'follow-up-late' | 'ended'

/** The stage of a measure today. A measure that is done must still be followed up. */
export function stageOf({ status, dueOn, followUpOn }: Progress, today: Day): MeasureStage {
  if (status === 'followed-up' || status === 'dropped') return 'ended'
  if (status === 'done') return followUpOn < today ? 'follow-up-late' : 'follow-up'
  return dueOn < today ? 'late' : 'to-do'
}

export const isOpen = ({ status }: Pick<Progress, 'status'>): boolean =>
  status !== 'followed-up' && status !== 'dropped'

/** The next day of a measure: when it is due, then when its follow-up is due. */
export const nextDayOf = ({ status, dueOn, followUpOn }: Progress): Day =>
  status === 'planned' || status === 'under-way' ? dueOn : followUpOn

/** A reminder comes this many days before the day it is about. */
export const reminderAhead = 7

/** What a reminder is about. */
export type ReminderAbout = 'due' | 'follow-up'
export type Reminder = { readonly about: ReminderAbout; readonly day: Day }

/**
 * The reminder that a measure needs today: from a week before its next day until that day. The page shows a day that has
 * passed, but nobody is reminded of it.
 */
export function reminderOf(measure: Progress, today: Day): Reminder | null {
  if (!isOpen(measure)) return null
  const day = nextDayOf(measure)
  if (day < today || addDays(day, -reminderAhead) > today) return null
  return { about: measure.status === 'done' ? 'follow-up' : 'due', day }
}

/** The reminder of today unless it is the last one that was sent, `reminded` as `due 2026-03-10`. */
export function reminderToSend(
  measure: Progress & { readonly reminded: string | null },
  today: Day,
): Reminder | null {
  const reminder = reminderOf(measure, today)
  return reminder === null || measure.reminded === `${reminder.about} ${reminder.day}` ? null : reminder
}
