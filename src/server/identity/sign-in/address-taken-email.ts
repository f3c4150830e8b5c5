import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = { readonly language: Language; readonly brand: string }

/** To a new address that has an account already, in place of the code. */
export function addressTakenMail({ language, brand }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'sign-in-code',
    language,
    brand,
    subject: fill(texts['address.taken.subject'], language, { brand }),
    heading: texts['address.taken.heading'],
    parts: [
      { kind: 'paragraph', text: texts['address.taken.lead'] },
      { kind: 'paragraph', text: texts['address.taken.notYou'] },
    ],
  })
}
