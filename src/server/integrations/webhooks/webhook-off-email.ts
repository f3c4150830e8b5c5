import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** Only the host of the address: its path may hold a secret. */
  readonly host: string
  readonly link: string
}

/** Tells that a webhook has been switched off because no delivery arrived. */
export function webhookOffMail({ language, brand, organisation, host, link }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'webhook-off',
    language,
    brand,
    subject: texts['webhook-off.subject'],
    heading: texts['webhook-off.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['webhook-off.lead'], language, { organisation, host }) },
      { kind: 'link', label: texts['webhook-off.link'], href: link },
      { kind: 'paragraph', text: texts['webhook-off.then'] },
    ],
  })
}
