import type { SupportToSend } from '#contract/support/support-to-send.ts'
import { type Receiver, receiverKey } from './receiver-words.ts'
import type { Fields } from './support-rules.ts'

/**
 * The request: receiver, name, contact and message. It is built from the form alone, which is the same on every page, so
 * that it cannot reveal the page or the reason.
 */
export function supportRequestBody(
  fields: Fields,
  receivers: readonly Receiver[],
): Partial<Record<keyof SupportToSend, string>> {
  const chosen = receivers.find(
    ({ receiver, organisation }) => receiverKey(receiver, organisation?.id ?? null) === fields.receiver,
  )
  const { name, reach, message } = fields
  return {
    ...(chosen === undefined ? {} : { receiver: chosen.receiver }),
    ...(chosen?.organisation ? { organisationId: chosen.organisation.id } : {}),
    name,
    reach,
    ...(message.trim() === '' ? {} : { message }),
  }
}
