import { dayOf } from '#core/calendar/day-of.ts'
import { dueTooLong } from '#core/mail/due-kinds.ts'
import { dueMailOfProgramme } from '#core/programme/programme-mail.ts'
import type { StressProgramme } from '#core/programme/stress-programme.ts'
import type { AfterWrite } from '#server/self/documents/write-own-document.ts'
import { replaceDueMail } from './replace-due-mail.ts'

/** A programme that is written says which mail is due; what is in it stays sealed, the list holds moments only. */
export const replaceProgrammeMail: AfterWrite<StressProgramme> = async (tx, deps, { personId, document }) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const mail = dueMailOfProgramme(document, dayOf(now), since)
  await replaceDueMail(tx, deps, { personId, source: 'stress-programme', mail })
}
