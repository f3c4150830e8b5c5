import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type SealedWords, withWords } from '#server/support/sealed-words.ts'
import { listContactMessages, type SealedMessage } from './contact-message-repository.ts'

/** A message with its words, and the staff's progress with it. */
export type ContactMessage = Omit<SealedMessage, keyof SealedWords>

/** The latest messages, for staff. */
export async function readContactMessages(
  deps: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
): Promise<readonly ContactMessage[]> {
  const rows = await readAsPerson(deps, personId, listContactMessages)
  return rows.map((row) => withWords(deps.keys, row))
}
