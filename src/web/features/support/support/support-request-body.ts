import type { SupportToSend } from '#contract/support/support-to-send.ts'
import { type Receiver, receiverKey } from './receiver-words.ts'
import type { Fields } from './support-rules.ts'

/**
 * What is sent: who, name, how to reach and the message. It is made of the form alone, and the form is the same
 * wherever it stands: nothing here could tell from which page somebody came, or why.
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
