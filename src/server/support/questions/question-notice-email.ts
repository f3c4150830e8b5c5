import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** To the questions. */
  readonly link: string
}

/** Tells safety representatives of new questions, not what they say, how many or when: the employer runs the mailbox. */
export function questionNoticeMail({ language, brand, organisation, link }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'question-notice',
    language,
    brand,
    subject: texts['question.subject'],
    heading: texts['question.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['question.lead'], language, { organisation }) },
      { kind: 'link', label: texts['question.link'], href: link },
      { kind: 'paragraph', text: texts['question.proof'] },
    ],
  })
}
