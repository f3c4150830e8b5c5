import {
  addDays,
  type Day,
  isClockTime,
  isDay,
  type LocalTime,
  type Weekday,
  weekdayOf,
} from '#core/calendar/local-time.ts'
import { suggestionFor } from '#core/plan/actions.ts'
import type { Chosen } from '#core/plan/change-plan.ts'
import { type Fault, faultOf } from '#core/plan/plan-faults.ts'

/** One chosen action on its way into the plan, as its fields hold it. */
export type ActionDraft = {
  readonly id: string
  readonly action: string
  readonly title: string | null
  readonly day: string
  readonly time: string
  readonly minutes: number
  readonly repeat: 'once' | 'weekly'
  readonly on: readonly Weekday[]
  readonly weeks: number
  readonly remind: boolean
}

export type DraftFault = Fault | 'weekdays'

export type PlanDraft = {
  readonly step: 'choose' | 'when' | 'check'
  /** Actions in the order they were chosen. */
  readonly chosen: readonly string[]
  readonly actions: readonly ActionDraft[]
}

export const noDraft: PlanDraft = { step: 'choose', chosen: [], actions: [] }

/** Where it waits, in `localStorage`, until it is saved in the plan. */
export const planDraftKey = 'andrum.plan-draft.v1'

const steps = ['choose', 'when', 'check'] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is ActionDraft =>
  isRecord(value) &&
  ['id', 'action', 'day', 'time'].every((field) => typeof value[field] === 'string') &&
  (value.title === null || typeof value.title === 'string') &&
  typeof value.minutes === 'number' &&
  typeof value.weeks === 'number' &&
  typeof value.remind === 'boolean' &&
  (value.repeat === 'once' || value.repeat === 'weekly') &&
  Array.isArray(value.on)

export function readPlanDraft(value: unknown): PlanDraft | null {
  if (!isRecord(value) || !Array.isArray(value.chosen) || !Array.isArray(value.actions)) return null
  const actions = value.actions.filter(isDraft)
  const step = steps.find((known) => known === value.step) ?? 'choose'
  return {
    step: actions.length === 0 ? 'choose' : step,
    chosen: value.chosen.filter((action) => typeof action === 'string'),
    actions,
  }
}

/** The next Monday to Friday after today. */
function nextWorkday(today: Day): Day {
  const tomorrow = addDays(today, 1)
  return weekdayOf(tomorrow) > 5 ? nextWorkday(tomorrow) : tomorrow
}

/** An action with its suggested time, from tomorrow on. */
export function draftFor(action: string, today: Day, id: string): ActionDraft {
  const { time, minutes, on } = suggestionFor(action)
  return {
    id,
    action,
    title: action === 'own' ? '' : null,
    day: on === null ? nextWorkday(today) : addDays(today, 1),
    time,
    minutes,
    repeat: on === null ? 'once' : 'weekly',
    on: on ?? [],
    weeks: 4,
    remind: true,
  }
}

/** What must be put right first, if anything. */
export function draftFault(draft: ActionDraft, now: LocalTime): DraftFault | null {
  const fault = faultOf(draft, now)
  if (fault !== null) return fault
  return draft.repeat === 'weekly' && draft.on.length === 0 ? 'weekdays' : null
}

/** What goes into the plan; null as long as day or time is none. */
export function chosenOf(draft: ActionDraft): Chosen | null {
  const { id, action, title, day, time, minutes, repeat, on, weeks, remind } = draft
  if (!isDay(day) || !isClockTime(time)) return null
  const weekly = repeat === 'weekly' ? { on: on.toSorted(), weeks } : null
  return {
    id,
    action,
    title: title === null ? null : title.trim(),
    first: day,
    time,
    minutes,
    weekly,
    remind,
  }
}
