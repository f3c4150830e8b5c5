import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type MessageMark, markMessage } from './contact-message-repository.ts'

/**
 * Staff say how far they have come with a message, for all of them to see. Its retention goes by when it came, as before.
 * @throws Refusal not-found
 */
export async function markContactMessage(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
  mark: Omit<MessageMark, 'at'>,
): Promise<void> {
  const found = await asPerson(pools.app, { personId }, (tx) => markMessage(tx, { ...mark, at: clock() }))
  if (!found) throw new Refusal('not-found')
}
