import { dueTooLong } from '#core/mail/due-kinds.ts'
import type { Plan } from '#core/plan/plan.ts'
import { dueMailOfPlan } from '#core/plan/plan-mail.ts'
import type { AfterWrite } from '#server/self/documents/write-own-document.ts'
import { replaceDueMail } from './replace-due-mail.ts'

/** A plan that is written says which mail is due; the plan itself stays sealed, the list holds moments only. */
export const replacePlanMail: AfterWrite<Plan> = async (tx, deps, { personId, document }) => {
  const since = dueTooLong(deps.clock())
  await replaceDueMail(tx, deps, { personId, source: 'plan', mail: dueMailOfPlan(document, since) })
}
