import type { Language } from '#core/languages.ts'
import { layOut, mailTexts, type Part } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type CodeMail = {
  readonly language: Language
  readonly brand: string
  readonly code: string
  readonly heading: string
  /** What follows the code. */
  readonly parts: readonly Part[]
}

/** A mail with a code to type, in two groups that are read and typed without losing one's place: 1234 5678. */
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
