/** What an organisation's own programs are told of. None of them is about a single person or says a figure. */
export const webhookEvents = ['round.opened', 'round.closed', 'round.released', 'people.imported'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent when the owner asks for it, whatever events are chosen. */
export const testEvent = 'webhook.test'

export type DeliveredEvent = WebhookEvent | typeof testEvent
