import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDate } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly round: string
  /** The day of the release. HR has no need for the time of day. */
  readonly day: string
  readonly link: string
}

/** Tells that a round's figures are released. The e-mail holds no figure, because many people may see it. */
export function roundReadyMail({ language, brand, organisation, round, day, link }: Facts): MailContent {
  const texts = mailTexts[language]
  const facts = { organisation, round, day: formatDate(new Date(day), language) }
  return layOut({
    kind: 'round-ready',
    language,
    brand,
    subject: texts['ready.subject'],
    heading: texts['ready.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['ready.lead'], language, facts) },
      { kind: 'link', label: texts['ready.link'], href: link },
      { kind: 'paragraph', text: texts['ready.then'] },
    ],
  })
}
