import { createHmac } from 'node:crypto'

/** The secret that signs a webhook's deliveries, as the receiver gets it, in the form of the Standard Webhooks specification. */
export const writeWebhookSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

export type SignedMessage = { readonly id: string; readonly at: Date; readonly body: string }

/** The headers of one attempt: its time, and a signature with each valid secret (Standard Webhooks 1.0, HMAC-SHA-256). */
export function webhookHeaders(
  secrets: readonly Buffer[],
  { id, at, body }: SignedMessage,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatureBy = (secret: Buffer) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signatureBy).join(' '),
  }
}
