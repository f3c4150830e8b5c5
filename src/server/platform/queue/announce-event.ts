import { readyMailTime } from '#core/round/release-time.ts'
import type { WebhookEvent } from '#core/webhooks/events.ts'
import type { AnyTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

export type EventToAnnounce = {
  readonly organisationId: string
  readonly event: WebhookEvent
  /** The id of the round or import. */
  readonly about: string
  readonly at: Date
}

/** Sent at the next whole hour: the exact time could reveal who answered last, or how long the release took (decision 0112). */
const byTheHour: readonly WebhookEvent[] = ['round.closed', 'round.released']

/** Tells an organisation's own programs about an event, if the transaction that causes it commits. */
export async function announceEvent(
  { queue }: Pick<Deps, 'queue'>,
  tx: AnyTransaction,
  { organisationId, event, about, at }: EventToAnnounce,
): Promise<void> {
  const told = byTheHour.includes(event) ? readyMailTime(at) : at
  const data = { organisationId, event, about, at: told.toISOString() }
  await queue.enqueue(tx, 'announce-event', data, { key: `${event} ${about}`, startAfter: told })
}
