import type { LetterDue } from '#core/mail/due-kinds.ts'
import { replaceLetters } from '#server/db/due-letter-repository.ts'
import type { PersonTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** What of a person's asks for letters. Each answers for its own and leaves those of the others alone. */
export type LetterSource = 'plan' | 'recovery-programme' | 'check-up'

/**
 * Makes these the letters that are due to a person for one source, in the transaction that writes what they come from.
 * `letters` are all that the source wants, those of the last twelve hours included: one that was due a minute ago and is
 * not named is not sent any more, one that is named is sent once.
 */
export async function replaceDueLetters(
  tx: PersonTransaction,
  { clock }: Pick<Deps, 'clock'>,
  wanted: {
    readonly personId: string
    readonly source: LetterSource
    readonly letters: readonly LetterDue[]
  },
): Promise<void> {
  await replaceLetters(tx, { ...wanted, now: clock() })
}
