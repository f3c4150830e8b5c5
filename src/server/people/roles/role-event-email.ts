import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** Whose role it is. */
  readonly name: string
  readonly role: 'manager' | 'hr' | 'safety_representative' | 'owner'
  readonly news: 'give' | 'end' | 'asked-give' | 'asked-end' | 'refused-give' | 'refused-end'
  /** Who did it. */
  readonly by: string
  /** Whether it waits for this reader's word. */
  readonly isAsked: boolean
  /** To the page with all roles. */
  readonly link: string
}

/** Somebody got a role, lost one, or is to: told to all who would notice if it were wrong. */
export function roleEventMail(facts: Facts): MailContent {
  const { language, brand, organisation, name, role, news, by, isAsked, link } = facts
  const texts = mailTexts[language]
  const words = { organisation, name, role: texts[`role.${role}`], by }
  // HR and owner are asked of nobody but a safety representative.
  const key =
    news === 'asked-give' && role !== 'safety_representative'
      ? 'roleNews.asked-own'
      : (`roleNews.${news}` as const)
  return layOut({
    kind: 'role-news',
    language,
    brand,
    subject: fill(texts['roleNews.subject'], language, { brand }),
    heading: texts[isAsked ? 'roleNews.heading.asked' : 'roleNews.heading'],
    parts: [
      { kind: 'paragraph', text: fill(texts[key], language, words) },
      ...(isAsked ? [{ kind: 'paragraph', text: texts['roleNews.decide'] } as const] : []),
      { kind: 'link', label: texts['roleNews.link'], href: link },
      { kind: 'paragraph', text: texts['roleNews.wrong'] },
    ],
  })
}
