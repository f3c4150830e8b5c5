import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { serverTexts } from '#text/server-texts.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  /** To the page with the request and the other receivers. */
  readonly link: string
}

/** Tells the sender that the answer is late, that they can choose another receiver, and where there is help now. */
export function supportWaitingMail({ language, brand, link }: Facts): MailContent {
  const texts = mailTexts[language]
  const safety = serverTexts[language].safety
  return layOut({
    kind: 'support-unanswered',
    language,
    brand,
    subject: texts['support.waiting.subject'],
    heading: texts['support.waiting.heading'],
    parts: [
      { kind: 'paragraph', text: texts['support.waiting.lead'] },
      { kind: 'paragraph', text: texts['support.waiting.else'] },
      { kind: 'link', label: texts['support.waiting.link'], href: link },
      { kind: 'paragraph', text: `${safety['safety.life']} ${safety['safety.call.now']}` },
      { kind: 'paragraph', text: safety['safety.advice'] },
    ],
  })
}
