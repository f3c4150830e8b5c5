import { type Language, pathIn } from '#core/languages.ts'
import { mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { numberInWords } from '#server/platform/mail/number-in-words.ts'
import { fill } from '#text/messages.ts'
import { codeMail } from './code-email.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly baseUrl: string
  readonly email: string
  readonly code: string
  readonly minutes: number
  /** A path of this site to go on to. */
  readonly returnTo?: string
}

/** The code, and a link that fills it in. The page behind the link waits for a click, so a scanner uses nothing up. */
export function signInCodeMail(facts: Facts): MailContent {
  const { language, brand, code, minutes } = facts
  const texts = mailTexts[language]
  return codeMail({
    language,
    brand,
    code,
    heading: texts['code.heading'],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts['code.lead'], language, { minutes: numberInWords(minutes, language) }),
      },
      { kind: 'paragraph', text: texts['code.linkLead'] },
      { kind: 'link', label: texts['code.link'], href: linkOf(facts) },
      { kind: 'paragraph', text: texts['code.notYou'] },
    ],
  })
}

/** The secret is in the fragment: no browser sends that to any server, so it is in no log. `?kod` tells the page that there was one. */
function linkOf({ language, baseUrl, email, code, returnTo }: Facts): string {
  const fragment = new URLSearchParams({ email, code, ...(returnTo === undefined ? {} : { to: returnTo }) })
  return `${baseUrl}${pathIn(language, '/logga-in')}?kod#${fragment}`
}
