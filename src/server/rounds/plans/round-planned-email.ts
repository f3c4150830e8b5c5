import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDate } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** The earliest day on which the next round is to open. */
  readonly day: string
  readonly link: string
}

/** Tells HR to prepare the next of a repeated round. It opens only after that and after the review of its list. */
export function roundPlannedMail({ language, brand, organisation, day, link }: Facts): MailContent {
  const texts = mailTexts[language]
  const facts = { organisation, day: formatDate(new Date(day), language) }
  return layOut({
    kind: 'round-planned',
    language,
    brand,
    subject: texts['planned.subject'],
    heading: texts['planned.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['planned.lead'], language, facts) },
      { kind: 'link', label: texts['planned.link'], href: link },
      { kind: 'paragraph', text: texts['planned.then'] },
    ],
  })
}
