import type { ReactNode } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import type { StepTool } from '#web/lib/content/read-recovery-week.ts'

/** What other features have to give; the route brings it. */
export type RecoverySlots = {
  /** The exercise that a step asks for. */
  readonly tool: (tool: StepTool) => ReactNode
  /** Results from before and after, at the end. */
  readonly comparison: (startedOn: Day) => ReactNode
}
