import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { numberInWords } from '#server/platform/mail/number-in-words.ts'
import { fill } from '#text/messages.ts'
import { inGroups } from './sign-in-code-email.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly code: string
  readonly minutes: number
}

/** The code that proves a private address: typed where it was asked for, so there is no link. */
export function privateAddressCodeMail({ language, brand, code, minutes }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'sign-in-code',
    language,
    brand,
    subject: fill(texts['code.subject'], language, { brand }),
    heading: texts['private.heading'],
    parts: [
      { kind: 'code', code: inGroups(code) },
      {
        kind: 'paragraph',
        text: fill(texts['private.lead'], language, { minutes: numberInWords(minutes, language) }),
      },
      { kind: 'paragraph', text: texts['code.notYou'] },
    ],
  })
}
