import type { Language } from '#core/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: Config['brand']
  readonly at: Date
}

/** Tells the work address that a private one was added. It does not name it, because others may read the mailbox. */
export function privateAddressAddedMail({ language, brand, at }: Facts): MailContent {
  const texts = mailTexts[language]
  const { name, supportEmail, supportPhone } = brand
  const when = { day: formatDay(at, language), time: formatTime(at, language) }
  return layOut({
    kind: 'private-address',
    language,
    brand: name,
    subject: fill(texts['privateAdded.subject'], language, { brand: name }),
    heading: texts['privateAdded.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['privateAdded.lead'], language, when) },
      { kind: 'paragraph', text: texts['privateAdded.you'] },
      {
        kind: 'paragraph',
        text: fill(texts['privateAdded.notYou'], language, { phone: supportPhone, email: supportEmail }),
      },
    ],
  })
}
