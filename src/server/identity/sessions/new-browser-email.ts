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
  /** Nobody had signed in before: the account is new, and the words are no warning. */
  readonly isFirst: boolean
  /** `Firefox, Windows`; empty when it does not say. */
  readonly device: string
}

/** Somebody has signed in where nobody had before: when, in what, and what to do if it was a stranger. No network, no place. */
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
