import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** The owner's name for the stopped program. */
  readonly program: string
  readonly link: string
}

/** Tells that a program would have removed or changed too many people of the list. Names nobody. */
export function programStopMail({ language, brand, organisation, program, link }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'program-stop',
    language,
    brand,
    subject: texts['program-stop.subject'],
    heading: texts['program-stop.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['program-stop.lead'], language, { organisation, program }) },
      { kind: 'link', label: texts['program-stop.link'], href: link },
      { kind: 'paragraph', text: texts['program-stop.then'] },
    ],
  })
}
