import { useText } from '#web/lib/use-text.ts'
import type { PlanText } from './plan-words.ts'

/** The texts of the plan and of its actions. */
export const usePlanText = (): PlanText => useText('actionPlan', 'actions')
