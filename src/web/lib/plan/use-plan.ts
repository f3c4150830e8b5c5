import { useCallback } from 'react'
import type { Plan } from '#core/plan/plan.ts'
import { type OwnDocument, useOwnDocument } from '../own-document/use-own-document.ts'
import { planKind } from './plan-kind.ts'

export type OwnPlan = Pick<OwnDocument<Plan>, 'kept' | 'state' | 'moved' | 'erase'> & {
  readonly plan: Plan
  readonly update: (change: (plan: Plan, now: Date) => Plan) => void
}

/** The person's plan, for every page that puts time into it. */
export function usePlan(): OwnPlan {
  const { value, change, erase, kept, state, moved } = useOwnDocument(planKind)
  const update = useCallback<OwnPlan['update']>((by) => change(by(value, new Date())), [change, value])
  return { plan: value, update, erase, kept, state, moved }
}
