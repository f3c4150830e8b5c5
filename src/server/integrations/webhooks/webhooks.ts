import { isDeepStrictEqual } from 'node:util'
import { mostWebhooks, secretOverlap } from '#core/webhooks/delivery-plan.ts'
import { testEvent, type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { writeWebhookSecret } from '#server/platform/keys/webhook-signature.ts'
import { OutgoingRefused } from '#server/platform/net/guarded-fetch.ts'
import {
  beginAgain,
  deleteWebhook,
  endWaiting,
  findWebhookUrl,
  hasEnded,
  holdWebhooks,
  insertDelivery,
  insertWebhook,
  listWebhooks,
  type WebhookRow,
  changeWebhook as writeChange,
} from './webhook-repository.ts'
import { addWebhookSecret, findWebhookSecret, type SealedWebhookSecret } from './webhook-secret-repository.ts'

type ByOwner = { readonly organisationId: string; readonly personId: string }
type OfWebhook = ByOwner & { readonly webhookId: string }

/** Milliseconds that the waiting owner gives an address to answer. */
const patience = 4000

/** The name of a webhook where its whole address, which may hold a secret, must not stand. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** Opens what `sealSecret` sealed. @throws when key and bytes do not belong together */
export const openWebhookSecret = (
  keys: Keys,
  { id, sealed, wrappedKey, masterKey }: SealedWebhookSecret,
): Buffer => keys.open({ wrapped: wrappedKey, masterKey }, aboutSecret(id), sealed)

const aboutSecret = (id: string) => `webhook secret ${id}`

/** The secret that follows from the browser's idempotency key, which is not stored: a repeated request has the same one. */
function secretOf(
  { keys, newId }: Pick<Deps, 'keys' | 'newId'>,
  about: readonly string[],
  key: string | null,
) {
  const wish = [...about, key ?? newId()].join(' ')
  return {
    webhookId: idOfKey(keys.attemptKey('webhook', wish)),
    id: idOfKey(keys.attemptKey('webhook secret', wish)),
    secret: keys.integrationSecret('webhook', wish),
  }
}

type NewSecret = Pick<ReturnType<typeof secretOf>, 'id' | 'secret'>

function sealSecret({ keys }: Pick<Deps, 'keys'>, { id, secret }: NewSecret): SealedWebhookSecret {
  const key = keys.newPersonKey()
  const sealed = keys.seal(key, aboutSecret(id), secret)
  return { id, sealed, wrappedKey: key.wrapped, masterKey: key.masterKey }
}

/**
 * Adds an address that gets events. Only this answer has its secret; the database stores it sealed. A repeated request gets the same
 * webhook and secret.
 * @throws Refusal `idempotency-conflict` when the key stands for another webhook, one with a newer secret, or a deleted one;
 * Refusal webhook-address-refused for one that is not https or leads to an internal address; after that check, so that nobody
 * re-authenticates for a typing error, reauthentication-required; too-many-webhooks
 */
export async function makeWebhook(
  deps: Deps,
  {
    organisationId,
    personId,
    url,
    events: wanted,
    reauthenticated,
    key,
  }: ByOwner & {
    readonly url: string
    readonly events: readonly WebhookEvent[]
    /** Whether the owner has re-authenticated recently. */
    readonly reauthenticated: boolean
    /** The idempotency key that the browser makes for each request. */
    readonly key: string | null
  },
): Promise<{ webhook: WebhookRow; secret: string }> {
  await refuseInward(deps, url)
  if (!reauthenticated) throw new Refusal('reauthentication-required')
  const made = secretOf(deps, [organisationId, personId], key)
  const { webhookId } = made
  const secret = writeWebhookSecret(made.secret)
  const events = inOrder(wanted)
  const at = deps.clock()
  const webhook = { id: webhookId, url, events, madeAt: at }
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const amount = await holdWebhooks(tx, organisationId)
    const before = (await listWebhooks(tx, organisationId)).find(({ id }) => id === webhookId)
    if (before !== undefined) {
      const isSame = before.url === url && isDeepStrictEqual(before.events, events)
      const has = await findWebhookSecret(tx, { organisationId, ...made })
      if (!isSame || has !== 'newest') throw new Refusal('idempotency-conflict')
      return { webhook: before, secret }
    }
    if (await hasEnded(tx, organisationId, webhookId)) throw new Refusal('idempotency-conflict')
    if (amount >= mostWebhooks) throw new Refusal('too-many-webhooks')
    await insertWebhook(tx, { organisationId, ...webhook })
    const time = { now: at, overlapUntil: at }
    await addWebhookSecret(tx, { organisationId, webhookId }, sealSecret(deps, made), time)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-made',
      details: { webhookId, name: hostOf(url), events },
    })
    return { webhook: { ...webhook, failingSince: null, offAt: null, earlierSecretUntil: null }, secret }
  })
}

const inOrder = (wanted: readonly WebhookEvent[]) => webhookEvents.filter((event) => wanted.includes(event))

/**
 * Requests the address's headers, so that one that leads to an internal address is refused where it is typed. The answer, or
 * none, does not matter: each delivery is checked anew.
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

/** Changes events and state of a webhook; a repeated request changes nothing, even late. @throws Refusal not-found */
export async function changeWebhook(
  { pools, clock, keys }: Pick<Deps, 'pools' | 'clock' | 'keys'>,
  {
    organisationId,
    personId,
    webhookId,
    events: wanted,
    on,
    key,
  }: OfWebhook & {
    readonly events: readonly WebhookEvent[]
    readonly on: boolean
    readonly key: string | null
  },
): Promise<void> {
  const at = clock()
  const events = inOrder(wanted)
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    if (!(await isFirstTime(tx, keys, { personId, kind: 'webhook', key }))) return
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

/** Deletes a webhook, with its secrets and deliveries. @throws Refusal not-found */
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

/**
 * Makes a new secret; the previous one signs beside it for a while (`secretOverlap`). A repeated request gets the same answer, and
 * does not restart that while.
 * @throws Refusal not-found; `idempotency-conflict` for a key whose secret is no longer the newest
 */
export async function renewWebhookSecret(
  deps: Deps,
  { organisationId, personId, webhookId, key }: OfWebhook & { readonly key: string | null },
): Promise<{ secret: string; earlierSecretUntil: Date }> {
  const at = deps.clock()
  const made = secretOf(deps, [organisationId, personId, webhookId], key)
  const secret = writeWebhookSecret(made.secret)
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    await holdWebhooks(tx, organisationId)
    const kept = found((await listWebhooks(tx, organisationId)).find(({ id }) => id === webhookId) ?? null)
    const has = await findWebhookSecret(tx, { organisationId, webhookId, id: made.id })
    if (has === 'earlier') throw new Refusal('idempotency-conflict')
    if (has === 'newest') return { secret, earlierSecretUntil: kept.earlierSecretUntil ?? at }
    const overlapUntil = new Date(at.getTime() + secretOverlap)
    const time = { now: at, overlapUntil }
    await addWebhookSecret(tx, { organisationId, webhookId }, sealSecret(deps, made), time)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'webhook-secret-renewed',
      details: { webhookId, name: hostOf(kept.url) },
    })
    return { secret, earlierSecretUntil: overlapUntil }
  })
}

/** Sends an event without content, once, also to a webhook that is off. @throws Refusal not-found */
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

/** Sends a delivery again, starting with the first attempt. @throws Refusal not-found, also where its webhook is off */
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
