import type { Language } from '#core/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = { readonly language: Language; readonly brand: Config['brand']; readonly at: Date }

/** To the former address of an account. It does not name the new one, because others may read the mailbox. */
export function addressChangedMail({ language, brand, at }: Facts): MailContent {
  const texts = mailTexts[language]
  const { name, supportEmail, supportPhone } = brand
  return layOut({
    kind: 'second-factor',
    language,
    brand: name,
    subject: fill(texts['address.changed.subject'], language, { brand: name }),
    heading: texts['address.changed.heading'],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts['address.changed.lead'], language, {
          day: formatDay(at, language),
          time: formatTime(at, language),
        }),
      },
      { kind: 'paragraph', text: texts['address.changed.you'] },
      {
        kind: 'paragraph',
        text: fill(texts['address.changed.notYou'], language, { phone: supportPhone, email: supportEmail }),
      },
    ],
  })
}
