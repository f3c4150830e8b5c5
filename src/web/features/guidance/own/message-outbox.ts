import { browserStore } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from '#web/lib/outbox/reply.ts'
import { having, listOf, oneOf, text } from '#web/lib/shape.ts'

/** A message to the guide that the server does not have yet. It waits in the browser, so that a lost network or a reload loses nothing. */
export type PendingMessage = {
  /** Its idempotency key: a repeated message is stored once. */
  readonly id: string
  /** The person who wrote it: no other person's session sends or shows it. */
  readonly owner: string
  readonly text: string
  /** The guide and the guidance that it was written for. If either has changed, the server refuses it, and the words stay here. */
  readonly guidanceId: string
  readonly guideId: string
  readonly state: 'waiting' | 'needs-sign-in' | 'refused'
  /** Why it was refused: a problem code. */
  readonly refusal: string | null
}

/** The message after an attempt; null when it has arrived. A refused one stays until the person takes its words back or removes it. */
export function afterReply(message: PendingMessage, reply: Reply): PendingMessage | null {
  if (hasArrived(reply)) return null
  if (isPassing(reply)) return { ...message, state: 'waiting' }
  if (sessionIsOver(reply)) return { ...message, state: 'needs-sign-in' }
  return { ...message, state: 'refused', refusal: reply.code }
}

export const messageRules: OutboxRules<PendingMessage, 'writeToGuide'> = {
  endpoint: 'writeToGuide',
  store: browserStore<readonly PendingMessage[]>('andrum.guidance-outbox', {
    // Earlier builds stored no guide: the server refuses such a message, and its words stay.
    parse: listOf(
      having<PendingMessage>({
        id: text,
        owner: text,
        text,
        state: oneOf(['waiting', 'needs-sign-in', 'refused']),
      }),
    ),
    empty: [],
  }),
  mayGo: ({ owner, state }, signedInAs) => owner === signedInAs && state !== 'refused',
  callOf: ({ id, text: words, guidanceId, guideId }) => ({
    body: { text: words, guidanceId, guideId },
    idempotencyKey: id,
  }),
  after: afterReply,
}

export const messageOutbox = outbox(messageRules)

export function forgetMessage(id: string): void {
  const left = messageOutbox.store.read().filter((one) => one.id !== id)
  if (left.length === 0) messageOutbox.store.erase()
  else messageOutbox.store.write(left)
}
