import { defaultLanguage } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

/** Tells staff how many answers in guidance are late, without names. The guides see which ones in their lists. */
export function guidanceLateMail({
  brand,
  late,
  unreadable,
}: {
  readonly brand: string
  readonly late: number
  /** How many of them no guide can read. */
  readonly unreadable: number
}): MailContent {
  const texts = mailTexts[defaultLanguage]
  return layOut({
    kind: 'guidance-late',
    language: defaultLanguage,
    brand,
    subject: fill(texts['late.subject'], defaultLanguage, { brand }),
    heading: texts['late.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts['late.count'], defaultLanguage, { late }) },
      { kind: 'paragraph', text: texts['late.do'] },
      ...(unreadable === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: fill(texts['late.unreadable'], defaultLanguage, { unreadable }),
            },
          ]),
    ],
  })
}
