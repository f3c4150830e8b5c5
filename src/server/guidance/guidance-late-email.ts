import { defaultLanguage } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

/** Tells staff that answers in guidance are late: how many, and of nobody. The guides see which in their list. */
export function guidanceLateMail({
  brand,
  late,
  unreadable,
}: {
  readonly brand: string
  readonly late: number
  /** Of them: no guide can read these. */
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
