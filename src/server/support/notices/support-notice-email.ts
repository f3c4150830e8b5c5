import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly receiver: ReceiverKind
  /** The sender's organisation; empty for the provider, who does not learn it. */
  readonly organisation: string
  readonly promisedOn: Day
  /** To the inbox, or for occupational health to this one case, with the secret in the fragment. */
  readonly link: string
  /** Whether this is the second e-mail, in the morning of the last day. */
  readonly reminder: boolean
}

/**
 * Tells a receiver that somebody asks for contact. The name and the words stand behind the link, because many people may see an
 * e-mail.
 */
export function supportNoticeMail(facts: Facts): MailContent {
  const { language, brand, receiver, organisation, promisedOn, link, reminder } = facts
  const texts = mailTexts[language]
  const day = formatDay(instantOf({ day: promisedOn, time: '12:00' }), language)
  return layOut({
    kind: 'support-request',
    language,
    brand,
    subject: texts[reminder ? 'support.reminder.subject' : 'support.subject'],
    heading: texts[reminder ? 'support.reminder.heading' : 'support.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts[`support.lead.${receiver}`], language, { organisation }) },
      { kind: 'paragraph', text: fill(texts['support.promise'], language, { day }) },
      { kind: 'link', label: texts['support.link'], href: link },
      { kind: 'paragraph', text: texts['support.acknowledge'] },
      ...(receiver === 'occupational_health'
        ? [{ kind: 'paragraph', text: texts['support.secret'] } as const]
        : []),
    ],
  })
}
