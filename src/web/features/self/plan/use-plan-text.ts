import { useText } from '#web/lib/use-text.ts'
import type { PlanText } from './plan-words.ts'

/** The words of the plan, and those of its actions. */
export const usePlanText = (): PlanText => useText('actionPlan', 'actions')
