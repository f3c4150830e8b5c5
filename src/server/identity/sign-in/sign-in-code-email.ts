import { type Language, pathIn } from '#core/languages.ts'
import { layOut, mailTexts, numberInWords, type Part } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly baseUrl: string
  readonly email: string
  readonly code: string
  readonly minutes: number
  /** A path of this site to open after the sign-in. */
  readonly returnTo?: string
}

/** The code, and a link that fills it in. The page behind the link waits for a click, so that a mail scanner does not use the code up. */
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

type CodeMail = {
  readonly language: Language
  readonly brand: string
  readonly code: string
  readonly heading: string
  /** The parts after the code. */
  readonly parts: readonly Part[]
}

/** A mail with a code to type, in two groups that are easier to read and type: 1234 5678. */
export function codeMail({ language, brand, code, heading, parts }: CodeMail): MailContent {
  return layOut({
    kind: 'sign-in-code',
    language,
    brand,
    subject: fill(mailTexts[language]['code.subject'], language, { brand }),
    heading,
    parts: [{ kind: 'code', code: `${code.slice(0, 4)} ${code.slice(4)}` }, ...parts],
  })
}

/** The secret is in the fragment, which browsers send to no server, so no log has it. `?kod` tells the page that there was one. */
function linkOf({ language, baseUrl, email, code, returnTo }: Facts): string {
  const fragment = new URLSearchParams({ email, code, ...(returnTo === undefined ? {} : { to: returnTo }) })
  return `${baseUrl}${pathIn(language, '/logga-in')}?kod#${fragment}`
}
