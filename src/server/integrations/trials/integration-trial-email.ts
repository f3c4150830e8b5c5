import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'

type Facts = { readonly language: Language; readonly brand: string; readonly link: string }

/** Has a link of an invitation's shape, which says whether it has survived the way to a mailbox. */
export function trialMail({ language, brand, link }: Facts): MailContent {
  const texts = mailTexts[language]
  return layOut({
    kind: 'integration-trial',
    language,
    brand,
    subject: texts['trial.subject'],
    heading: texts['trial.heading'],
    parts: [
      { kind: 'paragraph', text: texts['trial.lead'] },
      { kind: 'link', label: texts['trial.link'], href: link },
      { kind: 'paragraph', text: texts['trial.then'] },
    ],
  })
}
