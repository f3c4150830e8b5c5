import { dueTooLong } from '#core/mail/due-kinds.ts'
import type { Plan } from '#core/plan/plan.ts'
import { lettersOfPlan } from '#core/plan/plan-letters.ts'
import { replaceDueLetters } from './replace-due-letters.ts'
import type { AfterWrite } from './write-own-document.ts'

/** A plan that is written says which letters are due; the plan itself stays sealed, the list holds moments only. */
export const replacePlanLetters: AfterWrite<Plan> = async (tx, deps, { personId, document }) => {
  const since = dueTooLong(deps.clock())
  await replaceDueLetters(tx, deps, { personId, source: 'plan', letters: lettersOfPlan(document, since) })
}
