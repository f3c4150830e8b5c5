import type { actionPlan } from '#text/sv/action-plan.ts'
import type { actions } from '#text/sv/actions.ts'
import { useText } from '#web/lib/use-text.ts'
import type { PlanText } from './plan-words.ts'

/** The words of the plan, and those of its actions. */
export const usePlanText = (): PlanText => useText<keyof typeof actionPlan | keyof typeof actions>()
