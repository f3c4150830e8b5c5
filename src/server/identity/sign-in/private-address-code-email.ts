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
}

/** The code that proves a private address. The person types it where they asked for it, so there is no link. */
export function privateAddressCodeMail({ language, brand, code, minutes }: Facts): MailContent {
  const texts = mailTexts[language]
  return codeMail({
    language,
    brand,
    code,
    heading: texts['private.heading'],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts['private.lead'], language, { minutes: numberInWords(minutes, language) }),
      },
      { kind: 'paragraph', text: texts['code.notYou'] },
    ],
  })
}
