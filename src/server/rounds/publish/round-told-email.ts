import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly link: string
  readonly unsubscribe: UnsubscribeLinks
}

/** Tells that a round's figures are open to employees. Goes to everybody asked, whether they have answered or not. */
export function roundToldMail({ language, brand, organisation, link, unsubscribe }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'round-invitation',
    unsubscribe,
    language,
    brand,
    subject: texts['told.subject'],
    heading: texts['told.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['told.lead'], language, { organisation }) },
      { kind: 'link', label: texts['told.link'], href: link },
      { kind: 'paragraph', text: texts['told.why'] },
    ],
  })
}
