import type { Language } from '#core/languages.ts'
import type { ReminderAbout } from '#core/measures/measure.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { formatDate } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly unit: string
  readonly about: ReminderAbout
  readonly day: string
  readonly link: string
  readonly unsubscribe: UnsubscribeLinks
}

/** Reminds of a measure that is due, or to be followed up, within a week. People have written its text, so it stands behind the link. */
export function measureReminderMail(facts: Facts): MailContent {
  const { language, brand, organisation, unit, about, link, unsubscribe } = facts
  const texts = mailTexts[language]
  const day = formatDate(new Date(facts.day), language)
  return layOut({
    kind: 'measure-reminder',
    unsubscribe,
    language,
    brand,
    subject: fill(texts[`measure.${about}.subject`], language, { day }),
    heading: texts[`measure.${about}.heading`],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts[`measure.${about}.lead`], language, { organisation, unit, day }),
      },
      { kind: 'link', label: texts['measure.link'], href: link },
      { kind: 'paragraph', text: texts['measure.why'] },
    ],
  })
}
