import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'

type Facts = { readonly language: Language; readonly brand: string; readonly link: string }

/** The test e-mail: its link has the form of an invitation's and shows whether it survives the way to a mailbox. */
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
