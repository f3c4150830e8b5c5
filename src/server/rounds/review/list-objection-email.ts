import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly round: string
  readonly link: string
}

/** Tells HR that a safety representative objects to a frozen list. The reason may name people, so it stands behind the link. */
export function listObjectionMail({ language, brand, organisation, round, link }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'list-objection',
    language,
    brand,
    subject: texts['list-objection.subject'],
    heading: texts['list-objection.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['list-objection.lead'], language, { organisation, round }) },
      { kind: 'link', label: texts['list-objection.link'], href: link },
      { kind: 'paragraph', text: texts['list-objection.then'] },
    ],
  })
}
