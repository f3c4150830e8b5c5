import type { Language } from '#core/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { FactorEvent } from '#server/platform/queue/queue.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: Config['brand']
  readonly news: FactorEvent
  readonly at: Date
}

/** Tells of a changed sign-in method or a used recovery code: what, when, and what to do if it was a stranger. */
export function factorEventMail({ language, brand, news, at }: Facts): MailContent {
  const texts = mailTexts[language]
  const { name, supportEmail, supportPhone } = brand
  const when = { day: formatDay(at, language), time: formatTime(at, language) }
  // Anybody may have called the staff about it: ending sessions lets nobody in.
  const about = news === 'sessions-ended' ? 'factor.sessions-ended' : 'factor'
  return layOut({
    kind: 'second-factor',
    language,
    brand: name,
    subject: fill(texts[`factor.${news}.subject`], language, { brand: name }),
    heading: texts[`factor.${news}.heading`],
    parts: [
      { kind: 'paragraph', text: fill(texts[`factor.${news}.lead`], language, when) },
      { kind: 'paragraph', text: texts[`${about}.you`] },
      {
        kind: 'paragraph',
        text: fill(texts[`${about}.notYou`], language, { phone: supportPhone, email: supportEmail }),
      },
    ],
  })
}
