import type { DueMail } from '#core/mail/due-kinds.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
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
