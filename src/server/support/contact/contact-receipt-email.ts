import type { Language } from '#core/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: Config['brand']
}

/** Confirms that the message has arrived: what happens next, when, and where to turn about health. */
export function contactReceiptMail({ language, brand }: Facts): MailContent {
  const texts = mailTexts[language]
  const { name, supportEmail, supportPhone } = brand
  return layOut({
    kind: 'contact-receipt',
    language,
    brand: name,
    subject: fill(texts['receipt.subject'], language, { brand: name }),
    heading: texts['receipt.heading'],
    parts: [
      { kind: 'paragraph', text: texts['receipt.lead'] },
      {
        kind: 'paragraph',
        text: fill(texts['receipt.reach'], language, { phone: supportPhone, email: supportEmail }),
      },
      { kind: 'paragraph', text: texts['receipt.care'] },
      { kind: 'paragraph', text: texts['receipt.notYou'] },
    ],
  })
}
