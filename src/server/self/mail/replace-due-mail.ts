import { dayOf } from '#core/calendar/instant-of.ts'
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

/** The source of a person's scheduled mail. Each source replaces only its own. */
export type MailSource = 'plan' | 'recovery-programme' | 'stress-programme' | 'check-up'

/**
 * Replaces a person's scheduled mail of one source, in the transaction that writes its origin. `mail` is all that the source
 * wants, that of the last twelve hours included: an e-mail that was due a minute ago is sent once if it is named, and
 * not at all if it is not.
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

/** Schedules the mail of a plan when it is written. The plan stays sealed; the list holds only times. */
export const replacePlanMail: AfterWrite<Plan> = async (tx, deps, { personId, document }) => {
  const since = dueTooLong(deps.clock())
  await replaceDueMail(tx, deps, { personId, source: 'plan', mail: dueMailOfPlan(document, since) })
}

/** Schedules the mail of a programme when it is written. Its content stays sealed; the list holds only times. */
export const replaceProgrammeMail: AfterWrite<StressProgramme> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfProgramme(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'stress-programme', mail })
}

/** Schedules the mail of a recovery programme when it is written. Its content stays sealed; the list holds only times. */
export const replaceRecoveryMail: AfterWrite<RecoveryDocument> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfRecovery(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'recovery-programme', mail })
}
