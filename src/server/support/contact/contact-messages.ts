import { readAsPerson } from '#server/platform/db/read-as.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { type SealedWords, withWords } from '#server/support/sealed-words.ts'
import {
  listContactMessages,
  type MessageMark,
  markMessage,
  type SealedMessage,
} from './contact-message-repository.ts'

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

/**
 * Staff mark their progress with a message, for all of them to see. The retention still counts from its arrival.
 * @param key the idempotency key of the press: a repetition changes nothing
 * @throws Refusal not-found
 */
export async function markContactMessage(
  { pools, clock, keys }: Pick<Deps, 'pools' | 'clock' | 'keys'>,
  personId: string,
  { key, ...mark }: Omit<MessageMark, 'at'> & { readonly key?: string | null },
): Promise<void> {
  await asPerson(pools.app, { personId }, async (tx) => {
    if (!(await isFirstTime(tx, keys, { personId, kind: 'contact-message', key }))) return
    if (!(await markMessage(tx, { ...mark, at: clock() }))) throw new Refusal('not-found')
  })
}
