import type { WebhookEvent } from '#core/webhooks/events.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { insertDelivery, listReceivers } from './webhook-repository.ts'

/** Enqueues an event for every webhook that wants it. A second run enqueues nothing more. */
export async function announceToWebhooks(
  { pools, queue, clock, newId, config }: Deps,
  { organisationId, event, about, at }: JobData['announce-event'],
): Promise<void> {
  const now = clock()
  const body = JSON.stringify({
    type: event,
    timestamp: at,
    data: dataOf(config.baseUrl, organisationId, event, about),
  })
  await asHr(pools.app, { organisationId, personId: null }, async (tx) => {
    for (const webhookId of await listReceivers(tx, organisationId, event)) {
      const row = { organisationId, id: newId(), webhookId, event, occasion: `${event} ${about}`, body }
      if (!(await insertDelivery(tx, { ...row, madeAt: now, nextAt: now }))) continue
      const data = { organisationId, deliveryId: row.id, run: 1, attempt: 0 }
      await queue.enqueue(tx, 'send-webhook', data, { key: `${row.id} 1 0`, group: organisationId })
    }
  })
}

/** Ids, and the address where a program with an API key reads more. */
function dataOf(baseUrl: string, organisationId: string, event: WebhookEvent, about: string) {
  const here = `${baseUrl}/api/v1/organisations/${organisationId}`
  switch (event) {
    case 'people.imported':
      return { organisationId, importId: about, link: `${here}/members` }
    case 'round.released':
      return { organisationId, roundId: about, link: `${here}/overview?round=${about}` }
    case 'round.opened':
    case 'round.closed':
      return { organisationId, roundId: about, link: `${here}/rounds/${about}` }
  }
}
