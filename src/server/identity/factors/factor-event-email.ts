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

/** What somebody signs in with has changed, or a recovery code has been used: what, when, and what to do about a stranger. */
export function factorEventMail({ language, brand, news, at }: Facts): MailContent {
  const texts = mailTexts[language]
  const { name, supportEmail, supportPhone } = brand
  const when = { day: formatDay(at, language), time: formatTime(at, language) }
  // Who asked staff may have been anybody: it lets nobody in.
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
