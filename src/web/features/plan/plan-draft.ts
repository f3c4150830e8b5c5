import type { Weekday } from '#core/calendar/local-time.ts'
import type { TimeFault, WordsFault } from '#core/plan/plan-faults.ts'

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

export type DraftFault = WordsFault | TimeFault | 'weekdays'

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
