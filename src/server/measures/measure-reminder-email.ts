import type { Language } from '#core/languages.ts'
import type { Reminder } from '#core/measures/measure.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { formatDate } from '#text/format.ts'
import { fill } from '#text/messages.ts'

export type MeasureToRemindOf = {
  readonly id: string
  readonly unit: string
  readonly reminder: Reminder
}

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly measures: readonly MeasureToRemindOf[]
  /** The plan, where the links lead to each measure. */
  readonly page: string
  readonly unsubscribe: UnsubscribeLinks
}

/** Lists measures that are due, or to be followed up, within a week. People have written their texts, so these stand behind the links. */
export function measureReminderMail(facts: Facts): MailContent {
  const { language, brand, organisation, measures, page, unsubscribe } = facts
  const texts = mailTexts[language]
  const count = measures.length
  return layOut({
    kind: 'measure-reminder',
    unsubscribe,
    language,
    brand,
    subject: fill(texts['measure.subject'], language, { count }),
    heading: texts['measure.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['measure.lead'], language, { organisation, count }) },
      ...measures.map(({ id, unit, reminder: { about, day } }) => ({
        kind: 'quiet-link' as const,
        label: fill(texts[`measure.${about}`], language, { unit, day: formatDate(new Date(day), language) }),
        href: `${page}?atgard=${id}`,
      })),
      { kind: 'paragraph', text: texts['measure.do'] },
      { kind: 'paragraph', text: texts['measure.why'] },
    ],
  })
}
