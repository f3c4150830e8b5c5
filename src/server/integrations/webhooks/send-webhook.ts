import { hasFailedTooLong, isGone, isTaken, nextAttemptAt } from '#core/webhooks/delivery-plan.ts'
import { testEvent } from '#core/webhooks/events.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { webhookHeaders } from '#server/platform/keys/webhook-signature.ts'
import { OutgoingRefused } from '#server/platform/net/guarded-fetch.ts'
import {
  type Attempt,
  type DeliveryOfOrganisation,
  holdWebhook,
  noteAttempt,
  noteFailingSince,
  type Outcome,
  switchOff,
} from './webhook-repository.ts'
import { type DeliveryToSend, findDeliveryToSend, listSigningSecrets } from './webhook-sending-repository.ts'
import { hostOf, openWebhookSecret } from './webhooks.ts'

/** The most bytes read of an answer, which is not stored. */
const mostBytes = 64 * 1024

/**
 * Makes one attempt at a delivery and stores its outcome. A process killed in between attempts again with the same `webhook-id`:
 * the receiver gets each event at least once.
 */
export async function sendWebhook(
  deps: Deps,
  { organisationId, deliveryId, run, attempt }: Attempt & DeliveryOfOrganisation,
): Promise<void> {
  const of = { organisationId, deliveryId, run, attempt }
  const delivery = await findDeliveryToSend(deps.pools.jobs, of)
  if (delivery === null || delivery.run !== run || delivery.attempts !== attempt) return
  const outcome = await postToWebhook(deps, of, delivery)
  await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
    note(deps, tx, of, delivery, outcome),
  )
}

/** One signed request to a receiver, and its outcome. */
export async function postToWebhook(
  { pools, keys, clock, outgoing, config }: Deps,
  { organisationId, deliveryId }: DeliveryOfOrganisation,
  { webhookId, url, body }: Pick<DeliveryToSend, 'webhookId' | 'url' | 'body'>,
): Promise<Outcome> {
  const now = clock()
  const sealed = await listSigningSecrets(pools.jobs, { organisationId, webhookId }, now)
  const secrets = sealed.map((secret) => openWebhookSecret(keys, secret))
  try {
    const { status } = await outgoing(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `${encodeURIComponent(config.brand.name)}-webhooks`,
        ...webhookHeaders(secrets, { id: deliveryId, at: now, body }),
      },
      body,
      maxBytes: mostBytes,
    })
    return { status, problem: null }
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    return { status: null, problem: error.problem }
  }
}

async function note(
  deps: Deps,
  tx: HrTransaction,
  of: Attempt & DeliveryOfOrganisation,
  { webhookId, event }: DeliveryToSend,
  outcome: Outcome,
): Promise<void> {
  const { organisationId, deliveryId, run } = of
  const at = deps.clock()
  const webhook = await holdWebhook(tx, organisationId, webhookId)
  if (webhook === null) return
  if (outcome.status !== null && isTaken(outcome.status)) {
    if (await noteAttempt(tx, of, { ...outcome, at, state: 'delivered', nextAt: null }))
      await noteFailingSince(tx, organisationId, webhookId, null)
    return
  }
  const attempt = of.attempt + 1
  const nextAt = webhook.offAt === null ? nextAttemptAt(event, attempt, at) : null
  const state = nextAt === null ? 'failed' : 'waiting'
  if (!(await noteAttempt(tx, of, { ...outcome, at, state, nextAt }))) return
  // The owner who requests a test sees its outcome.
  if (event === testEvent || webhook.offAt !== null) return
  const since = webhook.failingSince ?? at
  if (isGone(outcome.status) || hasFailedTooLong(since, at)) {
    await switchOff(tx, organisationId, webhookId, at)
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at,
      action: 'webhook-switched-off',
      details: { webhookId, name: hostOf(webhook.url) },
    })
    const data = { organisationId, webhookId, at: at.toISOString() }
    await deps.queue.enqueue(tx, 'send-webhook-off', data, { key: `${webhookId} ${data.at}` })
  } else {
    // The receiver has taken another event during these attempts, so the next failure is the first of its own three days.
    await noteFailingSince(tx, organisationId, webhookId, nextAt === null ? null : since)
    if (nextAt === null) return
    const data = { organisationId, deliveryId, run, attempt }
    const key = `${deliveryId} ${run} ${attempt}`
    await deps.queue.enqueue(tx, 'send-webhook', data, { key, startAfter: nextAt, group: organisationId })
  }
}
