import { useCallback } from 'react'
import { noPlan, type Plan, readPlan } from '#core/plan/plan.ts'
import type { DocumentKind } from '../own-document/document-kind.ts'
import { type OwnDocument, useOwnDocument } from '../own-document/use-own-document.ts'

/** The personal action plan: stored in the browser for a visitor, otherwise in the account. */
const planKind: DocumentKind<Plan> = {
  key: 'andrum.plan.v1',
  parse: readPlan,
  empty: noPlan,
  read: 'readMyPlan',
  write: 'writeMyPlan',
  loadMerge: () => import('#core/plan/merge-plans.ts').then((part) => part.mergePlans),
}

export type OwnPlan = Pick<OwnDocument<Plan>, 'kept' | 'state' | 'moved' | 'erase' | 'retry'> & {
  readonly plan: Plan
  readonly update: (change: (plan: Plan, now: Date) => Plan) => void
}

/** The person's plan, for every page that adds to it. */
export function usePlan(): OwnPlan {
  const { value, newest, change, erase, kept, state, moved, retry } = useOwnDocument(planKind)
  const update = useCallback<OwnPlan['update']>((by) => change(by(newest(), new Date())), [change, newest])
  return { plan: value, update, erase, kept, state, moved, retry }
}
