import { type Language, pathIn } from '#core/languages.ts'
import type { DueKind } from '#core/mail/due-kinds.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly kind: DueKind
  readonly language: Language
  readonly brand: string
  readonly baseUrl: string
  /** When it was due: the e-mail names the time, because it may be late. */
  readonly dueAt: Date
  readonly unsubscribe: UnsubscribeLinks
}

/** The page behind the button, by kind. */
const pages: Readonly<Record<DueKind, string>> = {
  'plan-reminder': '/personal-action-plan',
  'weekly-review': '/personal-action-plan',
  'programme-reminder': '/aterhamtningsprogram',
  'stress-programme-reminder': '/stresshanteringsprogram/welcome',
  'check-up-reminder': '/stressprofil',
}

/** A reminder that the person has asked for. It never says of what: others may see the screen. */
export function dueMail({ kind, language, brand, baseUrl, dueAt, unsubscribe }: Facts): MailContent {
  const texts = mailTexts[language]
  const asked = fill(texts['due.asked'], language, {
    day: formatDay(dueAt, language),
    time: formatTime(dueAt, language),
  })
  return layOut({
    kind,
    unsubscribe,
    language,
    brand,
    subject: fill(texts[`due.${kind}.subject`], language, { brand }),
    heading: texts[`due.${kind}.heading`],
    parts: [
      { kind: 'paragraph', text: `${asked} ${texts[`due.${kind}.lead`]}` },
      { kind: 'link', label: texts[`due.${kind}.link`], href: `${baseUrl}${pathIn(language, pages[kind])}` },
      { kind: 'paragraph', text: texts[`due.${kind}.calm`] },
    ],
  })
}
