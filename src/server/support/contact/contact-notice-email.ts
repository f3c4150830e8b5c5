import { defaultLanguage } from '#core/languages.ts'
import { type Content, layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly brand: string
  readonly message: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly subject: string
    readonly message: string
  }
}

/** A message from the contact form, for staff. The stranger's words stand in the text, never in the mail's headers. */
export function contactNoticeMail({ brand, message }: Facts): MailContent {
  const texts = mailTexts[defaultLanguage]
  const { name, email, phone, subject } = message
  const facts = [
    fill(texts['contact.name'], defaultLanguage, { name }),
    fill(texts['contact.email'], defaultLanguage, { email }),
    ...(phone === '' ? [] : [fill(texts['contact.phone'], defaultLanguage, { phone })]),
    fill(texts['contact.about'], defaultLanguage, { subject }),
    texts['contact.answer'],
  ]
  const lines = message.message.split(/\r?\n/).filter((line) => line.trim() !== '')
  const parts: Content['parts'] = [...facts, ...lines].map((text) => ({ kind: 'paragraph', text }))
  return layOut({
    kind: 'contact-notice',
    language: defaultLanguage,
    brand,
    subject: fill(texts['contact.subject'], defaultLanguage, { brand }),
    heading: texts['contact.heading'],
    parts,
  })
}
