import { dayOf } from '#core/calendar/day-of.ts'
import { dueTooLong } from '#core/mail/due-kinds.ts'
import type { RecoveryDocument } from '#core/programme/recovery.ts'
import { lettersOfRecovery } from '#core/programme/recovery-letters.ts'
import { replaceDueLetters } from './replace-due-letters.ts'
import type { AfterWrite } from './write-own-document.ts'

/** A programme that is written says which letters are due; what is in it stays sealed, the list holds moments only. */
export const replaceRecoveryLetters: AfterWrite<RecoveryDocument> = async (
  tx,
  deps,
  { personId, document },
) => {
  const now = deps.clock()
  const since = dueTooLong(now)
  const letters = lettersOfRecovery(document, dayOf(now), since)
  await replaceDueLetters(tx, deps, { personId, source: 'recovery-programme', letters })
}
