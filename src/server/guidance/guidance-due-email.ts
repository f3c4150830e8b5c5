import { type Language, pathIn } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = { readonly language: Language; readonly brand: string; readonly baseUrl: string }

/** Tells a guide of answers due today or tomorrow. Names no participant and no number: others may see the screen. */
export function guidanceDueMail({ language, brand, baseUrl }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'guidance-due',
    language,
    brand,
    subject: fill(texts['due.subject'], language, { brand }),
    heading: texts['due.heading'],
    parts: [
      { kind: 'paragraph', text: texts['due.lead'] },
      { kind: 'link', label: texts['due.link'], href: `${baseUrl}${pathIn(language, '/vagledning')}` },
      { kind: 'paragraph', text: texts['due.away'] },
    ],
  })
}
