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
  readonly changes: 'from' | 'to'
}

/** One of the two codes that change the address of an account: to the one it has, or to the one it shall have. */
export function addressCodeMail({ language, brand, code, minutes, changes }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'sign-in-code',
    language,
    brand,
    subject: fill(texts['code.subject'], language, { brand }),
    heading: texts[`address.${changes}.heading`],
    parts: [
      { kind: 'code', code: inGroups(code) },
      {
        kind: 'paragraph',
        text: fill(texts[`address.${changes}.lead`], language, { minutes: numberInWords(minutes, language) }),
      },
      { kind: 'paragraph', text: texts[`address.${changes}.notYou`] },
    ],
  })
}
