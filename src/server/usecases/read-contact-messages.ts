import { listContactMessages, type SealedMessage } from '#server/db/contact-message-repository.ts'
import { readAsPerson } from '#server/db/read-as.ts'
import type { Deps } from '#server/deps.ts'
import { type SealedWords, withWords } from './sealed-words.ts'

/** A message with its words, and how far staff have come with it. */
export type ContactMessage = Omit<SealedMessage, keyof SealedWords>

/** The latest messages, for somebody who is staff. */
export async function readContactMessages(
  deps: Pick<Deps, 'pools' | 'keys'>,
  personId: string,
): Promise<readonly ContactMessage[]> {
  const rows = await readAsPerson(deps, personId, listContactMessages)
  return rows.map((row) => withWords(deps.keys, row))
}
