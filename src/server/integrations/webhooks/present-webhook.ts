import type { DeliveryView, WebhookView } from '#contract/integrations/webhook.ts'
import type { DeliveryRow, WebhookRow } from './webhook-repository.ts'

export const presentWebhook = (row: WebhookRow, now: Date): WebhookView => ({
  id: row.id,
  url: row.url,
  events: [...row.events],
  madeAt: row.madeAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  offAt: row.offAt?.toISOString() ?? null,
  earlierSecretUntil:
    row.earlierSecretUntil !== null && row.earlierSecretUntil > now
      ? row.earlierSecretUntil.toISOString()
      : null,
})

export const presentDelivery = (row: DeliveryRow): DeliveryView => ({
  ...row,
  madeAt: row.madeAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextAt: row.nextAt?.toISOString() ?? null,
})
