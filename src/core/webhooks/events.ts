/** Events for an organisation's own programs. None of them is about a single person or has a figure. */
export const webhookEvents = ['round.opened', 'round.closed', 'round.released', 'people.imported'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent when the owner requests it, whatever events are chosen. */
export const testEvent = 'webhook.test'

export type DeliveredEvent = WebhookEvent | typeof testEvent
