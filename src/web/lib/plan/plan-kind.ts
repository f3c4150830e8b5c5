import { noPlan, type Plan, readPlan } from '#core/plan/plan.ts'
import type { DocumentKind } from '../own-document/document-kind.ts'

/** The personal action plan: a visitor's in the browser, otherwise in the account. */
export const planKind: DocumentKind<Plan> = {
  key: 'andrum.plan.v1',
  parse: readPlan,
  empty: noPlan,
  read: 'readMyPlan',
  write: 'writeMyPlan',
  loadMerge: () => import('#core/plan/merge-plans.ts').then((part) => part.mergePlans),
}
