import { type Weekday, weekdays } from '#core/calendar/local-time.ts'
import type { TimeFault, WordsFault } from '#core/plan/plan-faults.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { flag, listOf, nullable, number, oneOf, or, record, text } from '#web/lib/shape.ts'

/** A chosen action that is not in the plan yet, with the values of its fields. */
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
  /** Actions in the order in which they were chosen. */
  readonly chosen: readonly string[]
  readonly actions: readonly ActionDraft[]
}

const noDraft: PlanDraft = { step: 'choose', chosen: [], actions: [] }

const shape = record({
  step: or(oneOf(['choose', 'when', 'check']), 'choose'),
  chosen: listOf(text),
  actions: listOf(
    record({
      id: text,
      action: text,
      title: nullable(text),
      day: text,
      time: text,
      minutes: number,
      repeat: oneOf(['once', 'weekly']),
      on: listOf(oneOf(weekdays)),
      weeks: number,
      remind: flag,
    }),
  ),
})

function readPlanDraft(value: unknown): PlanDraft | undefined {
  const read = shape(value)
  return read && { ...read, step: read.actions.length === 0 ? 'choose' : read.step }
}

/** The choices until they are saved in the plan. */
export const planDraftStore = browserStore('andrum.plan-draft.v1', { parse: readPlanDraft, empty: noDraft })
