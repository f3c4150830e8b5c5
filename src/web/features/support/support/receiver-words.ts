import type { SupportReceivers, SupportRequest } from '#contract/support/support.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { formatDay } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { support } from '#text/sv/support.ts'

export type Receiver = SupportReceivers['receivers'][number]

type Words = Translate<keyof typeof support>

/** The text key of a receiver in the form: whose HR or occupational health, or the provider. */
export const receiverKey = (receiver: Receiver['receiver'], organisationId: string | null): string =>
  organisationId === null ? receiver : `${receiver} ${organisationId}`

export function receiverWords(t: Words, { receiver, organisation, names }: Receiver): string {
  if (receiver === 'hr') return t('ask.receiver.hr', { organisation: organisation?.name ?? '' })
  if (receiver === 'provider') return t('ask.receiver.provider')
  return t('ask.receiver.occupational_health', { name: names[0] ?? '' })
}

/** The same for a sent request, by the name to which it was sent. */
export function sentToWords(t: Words, { receiver, receiverName }: SupportRequest): string {
  if (receiver === 'hr') return t('ask.receiver.hr', { organisation: receiverName })
  if (receiver === 'provider') return t('ask.receiver.provider')
  return t('ask.receiver.occupational_health', { name: receiverName })
}

/** onsdag 4 mars */
export const dayWords = (day: string, language: Language): string =>
  formatDay(instantOf({ day: day as Day, time: '12:00' }), language)
