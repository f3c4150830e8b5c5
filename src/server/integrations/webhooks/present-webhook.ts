import type { WebhookRow } from './webhook-repository.ts'

/** An earlier secret is told of only while it still signs. */
export const presentWebhook = (row: WebhookRow, now: Date): WebhookRow => ({
  ...row,
  earlierSecretUntil:
    row.earlierSecretUntil !== null && row.earlierSecretUntil > now ? row.earlierSecretUntil : null,
})
