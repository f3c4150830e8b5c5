import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** Name of the person whose role it is. */
  readonly name: string
  readonly role: 'manager' | 'hr' | 'safety_representative' | 'owner'
  readonly news: 'give' | 'end' | 'asked-give' | 'asked-end' | 'refused-give' | 'refused-end'
  /** Name of the person who did it. */
  readonly by: string
  /** Whether the change waits for this reader's confirmation. */
  readonly isAsked: boolean
  /** To the page with all roles. */
  readonly link: string
}

/** Tells that somebody got a role, lost one, or is to. It goes to all who would notice a wrong change. */
export function roleEventMail(facts: Facts): MailContent {
  const { language, brand, organisation, name, role, news, by, isAsked, link } = facts
  const texts = mailTexts[language]
  const words = { organisation, name, role: texts[`role.${role}`], by }
  // Only a safety representative is asked to confirm the roles HR and owner.
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
