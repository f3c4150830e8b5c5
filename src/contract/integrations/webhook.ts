import { z } from 'zod'
import { testEvent, webhookEvents } from '#core/webhooks/events.ts'

const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  /** The events that it gets. */
  events: z.array(z.enum(webhookEvents)),
  madeAt: z.iso.datetime(),
  /** The time since which deliveries fail; null: the last one arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** The time at which an owner, or too many failures, switched it off; null: on. */
  offAt: z.iso.datetime().nullable(),
  /** Until when the former secret signs too, after a renewal. */
  earlierSecretUntil: z.iso.datetime().nullable(),
})
export type WebhookView = z.infer<typeof webhook>

const delivery = z.object({
  /** The `webhook-id` header of the delivery. */
  id: z.string(),
  webhookId: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  madeAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  triedAt: z.iso.datetime().nullable(),
  /** The HTTP status of the last attempt. */
  status: z.int().nullable(),
  /** Why the last attempt got no answer. */
  problem: z.enum(['address-refused', 'network-refused', 'too-slow', 'too-large', 'unreachable']).nullable(),
  /** The time of the next attempt. */
  nextAt: z.iso.datetime().nullable(),
})
export type DeliveryView = z.infer<typeof delivery>

/** Webhooks by age, and the newest deliveries of all of them. */
export const webhookList = z.object({
  webhooks: z.array(webhook),
  deliveries: z.array(delivery),
})

export const webhookToMake = z.strictObject({
  /** https; anything but a public address is refused. */
  url: z
    .string()
    .trim()
    .max(500)
    .regex(/^https?:\/\/[^\s#]+$/),
  events,
})

export const webhookChange = z.strictObject({ events, on: z.boolean() })

const secret = z
  .string()
  .describe(
    'Base64 with the prefix `whsec_`, as in Standard Webhooks. Only this response contains the secret; it is stored encrypted.',
  )

export const madeWebhook = z.object({ webhook, secret })

export const renewedSecret = z.object({
  secret,
  /** Until when the former secret signs too. */
  earlierSecretUntil: z.iso.datetime(),
})

const ids = { organisationId: z.uuid(), webhookId: z.uuid() }
export const ofWebhook = z.strictObject(ids)
export const ofDelivery = z.strictObject({ organisationId: z.uuid(), deliveryId: z.uuid() })
