import { dayOf } from '#core/calendar/day-of.ts'
import { type DueMail, dueTooLong } from '#core/mail/due-kinds.ts'
import type { Plan } from '#core/plan/plan.ts'
import { dueMailOfPlan } from '#core/plan/plan-mail.ts'
import { dueMailOfProgramme } from '#core/programme/programme-mail.ts'
import type { RecoveryDocument } from '#core/programme/recovery.ts'
import { dueMailOfRecovery } from '#core/programme/recovery-mail.ts'
import type { StressProgramme } from '#core/programme/stress-programme.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AfterWrite } from '#server/self/documents/write-own-document.ts'
import { writeDueMail } from './due-mail-repository.ts'

/** What asks for a person's due mail. Each source replaces its own and leaves that of the others alone. */
export type MailSource = 'plan' | 'recovery-programme' | 'stress-programme' | 'check-up'

/**
 * Makes these the mail that is due to a person for one source, in the transaction that writes what they come from.
 * `mail` are all that the source wants, that of the last twelve hours included: one that was due a minute ago and is
 * not named is not sent any more, one that is named is sent once.
 */
export async function replaceDueMail(
  tx: PersonTransaction,
  { clock }: Pick<Deps, 'clock'>,
  wanted: {
    readonly personId: string
    readonly source: MailSource
    readonly mail: readonly DueMail[]
  },
): Promise<void> {
  await writeDueMail(tx, { ...wanted, now: clock() })
}

/** A plan that is written says which mail is due; the plan itself stays sealed, the list holds moments only. */
export const replacePlanMail: AfterWrite<Plan> = async (tx, deps, { personId, document }) => {
  const since = dueTooLong(deps.clock())
  await replaceDueMail(tx, deps, { personId, source: 'plan', mail: dueMailOfPlan(document, since) })
}

/** A programme that is written says which mail is due; what is in it stays sealed, the list holds moments only. */
export const replaceProgrammeMail: AfterWrite<StressProgramme> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfProgramme(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'stress-programme', mail })
}

/** A programme that is written says which mail is due; what is in it stays sealed, the list holds moments only. */
export const replaceRecoveryMail: AfterWrite<RecoveryDocument> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfRecovery(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'recovery-programme', mail })
}
