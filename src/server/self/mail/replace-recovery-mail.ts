import { dayOf } from '#core/calendar/day-of.ts'
import { dueTooLong } from '#core/mail/due-kinds.ts'
import type { RecoveryDocument } from '#core/programme/recovery.ts'
import { dueMailOfRecovery } from '#core/programme/recovery-mail.ts'
import type { AfterWrite } from '#server/self/documents/write-own-document.ts'
import { replaceDueMail } from './replace-due-mail.ts'

/** A programme that is written says which mail is due; what is in it stays sealed, the list holds moments only. */
export const replaceRecoveryMail: AfterWrite<RecoveryDocument> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfRecovery(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'recovery-programme', mail })
}
