import { browserStore } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from '#web/lib/outbox/reply.ts'
import { having, listOf, oneOf, text } from '#web/lib/shape.ts'

/** A message to the guide until the server has it. It waits in the browser: a lost network or a reload loses no word. */
export type PendingMessage = {
  /** Its idempotency key: sent again, it is there once. */
  readonly id: string
  /** The person who wrote it: nobody else's session sends or shows it. */
  readonly owner: string
  readonly text: string
  /** To whom it was written, and in which guidance: after a change of either it is refused, and its words stay here. */
  readonly guidanceId: string
  readonly guideId: string
  readonly state: 'waiting' | 'needs-sign-in' | 'refused'
  /** Why it was refused: a problem code. */
  readonly refusal: string | null
}

/** What is left of it after an attempt; what was refused stays until its words are put back or removed. */
export function afterReply(message: PendingMessage, reply: Reply): PendingMessage | null {
  if (hasArrived(reply)) return null
  if (isPassing(reply)) return { ...message, state: 'waiting' }
  if (sessionIsOver(reply)) return { ...message, state: 'needs-sign-in' }
  return { ...message, state: 'refused', refusal: reply.code }
}

export const messageRules: OutboxRules<PendingMessage, 'writeToGuide'> = {
  endpoint: 'writeToGuide',
  store: browserStore<readonly PendingMessage[]>('andrum.guidance-outbox', {
    // What an earlier build wrote names no guide: the server refuses it, and its words stay.
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
