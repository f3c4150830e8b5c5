import { type Language, pathIn } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly baseUrl: string
  readonly unsubscribe: UnsubscribeLinks
}

/** Tells a participant that a guide has written: never what, nor who. Others may see the screen. */
export function guidanceNewsMail({ language, brand, baseUrl, unsubscribe }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'something-new',
    unsubscribe,
    language,
    brand,
    subject: fill(texts['new.subject'], language, { brand }),
    heading: texts['new.heading'],
    parts: [
      { kind: 'paragraph', text: texts['new.lead'] },
      { kind: 'link', label: texts['new.link'], href: `${baseUrl}${pathIn(language, '/hem')}` },
      { kind: 'paragraph', text: texts['new.acute'] },
    ],
  })
}
