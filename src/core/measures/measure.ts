import { addDays, type Day } from '#core/calendar/local-time.ts'

/** A measure of the work-environment action plan, from planned to followed up, and the rules it has to keep. */

/** In the order in which a measure goes through them; a dropped one ends anywhere. */
export const measureStatuses = ['planned', 'under-way', 'done', 'followed-up', 'dropped'] as const
export type MeasureStatus = (typeof measureStatuses)[number]

/** Where a measure stands: the source of the risk goes, the risk becomes smaller, or people are protected from it. */
export const measureKinds = ['remove', 'reduce', 'protect'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** Who sees to it: a member with a role, or somebody by name alone. */
export type MeasureOwner = { readonly memberId: string } | { readonly name: string }

/** All of a measure that people decide. */
export type MeasureContent = {
  readonly title: string
  readonly description: string
  readonly kind: MeasureKind | null
  readonly owner: MeasureOwner
  readonly dueOn: Day
  readonly followUpOn: Day
  readonly status: MeasureStatus
  /** What came of it; empty until then. */
  readonly followUpResult: string
  /** Why it is dropped; empty unless it is. */
  readonly dropReason: string
  /** Whether every employee is told its title and status. */
  readonly told: boolean
}

export type MeasureFault = {
  readonly path: 'followUpOn' | 'followUpResult' | 'dropReason'
  readonly code: 'too-early' | 'missing'
}

/** What is wrong between the fields of a measure; each field by itself is the contract's. */
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

/** What is still to be done about a measure. `late` and `follow-up-late`: its day has passed. */
export type MeasureStage = 'to-do' | 'late' | 'follow-up' | 'follow-up-late' | 'ended'

/** Where a measure stands today. Done is not the end: what it led to is still to be looked at. */
export function stageOf({ status, dueOn, followUpOn }: Progress, today: Day): MeasureStage {
  if (status === 'followed-up' || status === 'dropped') return 'ended'
  if (status === 'done') return followUpOn < today ? 'follow-up-late' : 'follow-up'
  return dueOn < today ? 'late' : 'to-do'
}

export const isOpen = ({ status }: Pick<Progress, 'status'>): boolean =>
  status !== 'followed-up' && status !== 'dropped'

/** The day that a measure waits for next: when it is to be done, then when it is to be followed up. */
export const nextDayOf = ({ status, dueOn, followUpOn }: Progress): Day =>
  status === 'planned' || status === 'under-way' ? dueOn : followUpOn

/** Days between a reminder and the day it is about. */
export const reminderAhead = 7

/** What a reminder is about. */
export type ReminderAbout = 'due' | 'follow-up'

/**
 * The reminder that a measure calls for today: from a week before its next day, until that day. A day that has passed is
 * seen on the page, and no longer reminded of.
 */
export function reminderOf(measure: Progress, today: Day): { about: ReminderAbout; day: Day } | null {
  if (!isOpen(measure)) return null
  const day = nextDayOf(measure)
  if (day < today || addDays(day, -reminderAhead) > today) return null
  return { about: measure.status === 'done' ? 'follow-up' : 'due', day }
}
