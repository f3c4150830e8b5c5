import type { ReactNode } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import type { StepTool } from '#web/lib/content/read-recovery-week.ts'

/** Parts of other features, which the route passes. */
export type RecoverySlots = {
  /** The exercise of a step. */
  readonly tool: (tool: StepTool) => ReactNode
  /** The results before and after, at the end. */
  readonly comparison: (startedOn: Day) => ReactNode
}
