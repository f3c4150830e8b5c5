import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { defaultLanguage } from '#core/languages.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly brand: string
  readonly receiver: ReceiverKind
  readonly organisation: string
  /** The address of occupational health, so that staff can contact them; empty for other receivers. */
  readonly email: string
  readonly promisedOn: Day
  readonly inbox: string
}

/**
 * Tells staff, in Swedish, of a request that nobody has answered in time. It does not name the sender: only the receiver may know.
 */
export function supportLateMail(facts: Facts): MailContent {
  const { brand, receiver, organisation, email, promisedOn, inbox } = facts
  const texts = mailTexts[defaultLanguage]
  const day = formatDay(instantOf({ day: promisedOn, time: '12:00' }), defaultLanguage)
  const toUs = receiver === 'provider'
  return layOut({
    kind: 'support-request',
    language: defaultLanguage,
    brand,
    subject: texts['support.late.subject'],
    heading: texts['support.late.heading'],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts[`support.late.${receiver}`], defaultLanguage, { organisation, email }),
      },
      { kind: 'paragraph', text: fill(texts['support.late.promise'], defaultLanguage, { day }) },
      toUs
        ? { kind: 'link', label: texts['support.link'], href: inbox }
        : { kind: 'paragraph', text: texts['support.late.todo'] },
      { kind: 'paragraph', text: texts['support.late.told'] },
    ],
  })
}
