import type { Language } from '#core/languages.ts'
import { mailTexts, numberInWords } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'
import { codeMail } from './sign-in-code-email.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly code: string
  readonly minutes: number
  readonly changes: 'from' | 'to'
}

/** One of the two codes that change an account's address: to the present address, or to the new one. */
export function addressCodeMail({ language, brand, code, minutes, changes }: Facts): MailContent {
  const texts = mailTexts[language]
  return codeMail({
    language,
    brand,
    code,
    heading: texts[`address.${changes}.heading`],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts[`address.${changes}.lead`], language, { minutes: numberInWords(minutes, language) }),
      },
      { kind: 'paragraph', text: texts[`address.${changes}.notYou`] },
    ],
  })
}
