import { type Language, pathIn } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly baseUrl: string
  readonly at: Date
  /** The account's very first sign-in: the e-mail is then no warning. */
  readonly isFirst: boolean
  /** `Firefox, Windows`; empty when the browser does not say. */
  readonly device: string
}

/** Tells of a sign-in in a new browser: when, in which, and what to do if it was a stranger. No network, no place. */
export function newBrowserMail({ language, brand, baseUrl, at, isFirst, device }: Facts): MailContent {
  const texts = mailTexts[language]
  const about = isFirst ? 'browser.first' : 'browser'
  const when = { day: formatDay(at, language), time: formatTime(at, language) }
  return layOut({
    kind: 'new-browser',
    language,
    brand,
    subject: fill(texts[`${about}.subject`], language, { brand }),
    heading: texts[`${about}.heading`],
    parts: [
      { kind: 'paragraph', text: fill(texts[`${about}.lead`], language, when) },
      ...(device === ''
        ? []
        : [{ kind: 'paragraph', text: fill(texts['browser.device'], language, { device }) } as const]),
      { kind: 'paragraph', text: texts['browser.you'] },
      { kind: 'paragraph', text: texts['browser.notYou'] },
      { kind: 'link', label: texts['browser.link'], href: `${baseUrl}${pathIn(language, '/installningar')}` },
    ],
  })
}
