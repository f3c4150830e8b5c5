import { mostWebhooks, secretOverlap } from '#core/webhooks/delivery-plan.ts'
import { testEvent, type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { newWebhookSecret, writeWebhookSecret } from '#server/platform/keys/webhook-signature.ts'
import { OutgoingRefused } from '#server/platform/net/guarded-fetch.ts'
import {
  addWebhookSecret,
  beginAgain,
  deleteWebhook,
  endWaiting,
  findWebhookUrl,
  holdWebhooks,
  insertDelivery,
  insertWebhook,
  type SealedWebhookSecret,
  type WebhookRow,
  changeWebhook as writeChange,
} from './webhook-repository.ts'

type ByOwner = { readonly organisationId: string; readonly personId: string }
type OfWebhook = ByOwner & { readonly webhookId: string }

/** Milliseconds that somebody who sits in front of the page waits for an address to answer. */
const patience = 4000

/** What a webhook is called where its whole address, which may have a secret in it, does not belong. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** Opens what `sealSecret` sealed. @throws when key and bytes do not belong together */
export const openWebhookSecret = (
  keys: Keys,
  { id, sealed, wrappedKey, masterKey }: SealedWebhookSecret,
): Buffer => keys.open({ wrapped: wrappedKey, masterKey }, aboutSecret(id), sealed)

const aboutSecret = (id: string) => `webhook secret ${id}`

function sealSecret({ keys, newId }: Pick<Deps, 'keys' | 'newId'>, secret: Buffer): SealedWebhookSecret {
  const id = newId()
  const key = keys.newPersonKey()
  const sealed = keys.seal(key, aboutSecret(id), secret)
  return { id, sealed, wrappedKey: key.wrapped, masterKey: key.masterKey }
}

/**
 * Adds an address that is told of events. Its secret is told this once: only sealed does it stay.
 * @throws Refusal webhook-address-refused for one that is not https or leads inside; then, so that nobody proves who they are
 * for a slip of the pen, reauthentication-required; too-many-webhooks
 */
export async function makeWebhook(
  deps: Deps,
  {
    organisationId,
    personId,
    url,
    events: wanted,
    reauthenticated,
  }: ByOwner & {
    readonly url: string
    readonly events: readonly WebhookEvent[]
    /** The owner has proven a moment ago who they are. */
    readonly reauthenticated: boolean
  },
): Promise<{ webhook: WebhookRow; secret: string }> {
  await refuseInward(deps, url)
  if (!reauthenticated) throw new Refusal('reauthentication-required')
  const secret = newWebhookSecret()
  const events = inOrder(wanted)
  const webhook = { id: deps.newId(), url, events, madeAt: deps.clock() }
  const { id: webhookId, madeAt: at } = webhook
  await asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    if ((await holdWebhooks(tx, organisationId)) >= mostWebhooks) throw new Refusal('too-many-webhooks')
    await insertWebhook(tx, { organisationId, ...webhook })
    const time = { now: at, overlapUntil: at }
    await addWebhookSecret(tx, { organisationId, webhookId }, sealSecret(deps, secret), time)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-made',
      details: { webhookId, name: hostOf(url), events },
    })
  })
  return {
    webhook: { ...webhook, failingSince: null, offAt: null, earlierSecretUntil: null },
    secret: writeWebhookSecret(secret),
  }
}

const inOrder = (wanted: readonly WebhookEvent[]) => webhookEvents.filter((event) => wanted.includes(event))

/**
 * Asks the address for its headers, so that one which leads inside is refused where it is typed. What it answers, or whether it
 * does, is nothing to us: each delivery is judged anew.
 */
async function refuseInward({ outgoing }: Pick<Deps, 'outgoing'>, url: string): Promise<void> {
  try {
    await outgoing(url, { method: 'HEAD', timeout: patience, maxBytes: 0 })
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    const { problem } = error
    if (problem === 'address-refused' || problem === 'network-refused')
      throw new Refusal('webhook-address-refused')
  }
}

/** Chooses events, and switches it on or off. @throws Refusal not-found */
export async function changeWebhook(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  {
    organisationId,
    personId,
    webhookId,
    events: wanted,
    on,
  }: OfWebhook & { readonly events: readonly WebhookEvent[]; readonly on: boolean },
): Promise<void> {
  const at = clock()
  const events = inOrder(wanted)
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    const url = found(await writeChange(tx, organisationId, webhookId, { events, on, at }))
    if (!on) await endWaiting(tx, organisationId, webhookId)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-changed',
      details: { webhookId, name: hostOf(url), events, on },
    })
  })
}

/** Takes it away, with its secrets and what was delivered. @throws Refusal not-found */
export async function endWebhook(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  { organisationId, personId, webhookId }: OfWebhook,
): Promise<void> {
  const at = clock()
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    const url = found(await deleteWebhook(tx, organisationId, webhookId))
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-ended',
      details: { webhookId, name: hostOf(url) },
    })
  })
}

/** Makes a new secret; the one before signs beside it for a while (`secretOverlap`). @throws Refusal not-found */
export async function renewWebhookSecret(
  deps: Deps,
  { organisationId, personId, webhookId }: OfWebhook,
): Promise<{ secret: string; earlierSecretUntil: Date }> {
  const at = deps.clock()
  const secret = newWebhookSecret()
  const overlapUntil = new Date(at.getTime() + secretOverlap)
  await asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    await holdWebhooks(tx, organisationId)
    const url = found(await findWebhookUrl(tx, organisationId, webhookId))
    const time = { now: at, overlapUntil }
    await addWebhookSecret(tx, { organisationId, webhookId }, sealSecret(deps, secret), time)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-secret-renewed',
      details: { webhookId, name: hostOf(url) },
    })
  })
  return { secret: writeWebhookSecret(secret), earlierSecretUntil: overlapUntil }
}

/** Sends an event that says nothing, once, also to a webhook that is off. @throws Refusal not-found */
export async function sendTestEvent(
  { pools, clock, newId, queue }: Pick<Deps, 'pools' | 'clock' | 'newId' | 'queue'>,
  { organisationId, personId, webhookId }: OfWebhook,
): Promise<void> {
  const at = clock()
  const id = newId()
  const body = JSON.stringify({ type: testEvent, timestamp: at.toISOString(), data: { organisationId } })
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    found(await findWebhookUrl(tx, organisationId, webhookId))
    const row = {
      organisationId,
      id,
      webhookId,
      event: testEvent,
      occasion: `${testEvent} ${id}`,
      body,
    } as const
    await insertDelivery(tx, { ...row, madeAt: at, nextAt: at })
    const data = { organisationId, deliveryId: id, run: 1, attempt: 0 }
    await queue.enqueue(tx, 'send-webhook', data, { key: `${id} 1 0`, group: organisationId })
  })
}

/** Sends a delivery again from the first attempt on. @throws Refusal not-found, also where its webhook is off */
export async function deliverAgain(
  { pools, clock, queue }: Pick<Deps, 'pools' | 'clock' | 'queue'>,
  { organisationId, personId, deliveryId }: ByOwner & { readonly deliveryId: string },
): Promise<void> {
  const at = clock()
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    const run = found(await beginAgain(tx, organisationId, deliveryId, at))
    const data = { organisationId, deliveryId, run, attempt: 0 }
    await queue.enqueue(tx, 'send-webhook', data, { key: `${deliveryId} ${run} 0`, group: organisationId })
  })
}
