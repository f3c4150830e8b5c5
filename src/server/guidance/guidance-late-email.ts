import { defaultLanguage } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

/**
 * Tells staff how many answers in guidance are late, and how many guides are away without a stand-in; without names. The guides see which
 * answers in their lists.
 */
export function guidanceLateMail({
  brand,
  late,
  unreadable,
  alone,
}: {
  readonly brand: string
  readonly late: number
  /** How many of them no guide can read. */
  readonly unreadable: number
  /** How many guides are away with nobody who stands in. */
  readonly alone: number
}): MailContent {
  const texts = mailTexts[defaultLanguage]
  const about = late > 0 ? 'late' : 'alone'
  const say = (text: string) => [{ kind: 'paragraph', text } as const]
  return layOut({
    kind: 'guidance-late',
    language: defaultLanguage,
    brand,
    subject: fill(texts[`${about}.subject`], defaultLanguage, { brand }),
    heading: texts[`${about}.heading`],
    parts: [
      ...(late === 0 ? [] : say(fill(texts['late.count'], defaultLanguage, { late }))),
      ...(late === 0 ? [] : say(texts['late.do'])),
      ...(unreadable === 0 ? [] : say(fill(texts['late.unreadable'], defaultLanguage, { unreadable }))),
      ...(alone === 0 ? [] : say(fill(texts['alone.count'], defaultLanguage, { alone }))),
    ],
  })
}
