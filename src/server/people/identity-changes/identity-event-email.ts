import type { Language } from '#core/languages.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  /** Null: the member had none. */
  readonly oldEmail: string | null
  /** Null: the address stays. */
  readonly newEmail: string | null
  /** Whether the employee number changes. */
  readonly renumbered: boolean
  readonly takesEffectAt: Date
  /** The link that stops the change; null for the new address, which decides nothing. */
  readonly link: string | null
}

/** Announces a change of address or employee number before it takes effect, to both addresses. */
export function identityEventMail(facts: Facts): MailContent {
  const { language, brand, organisation, oldEmail, newEmail, renumbered, takesEffectAt, link } = facts
  const texts = mailTexts[language]
  const words = {
    organisation,
    brand,
    oldEmail: oldEmail ?? '',
    newEmail: newEmail ?? '',
    day: formatDay(takesEffectAt, language),
  }
  const what = newEmail === null ? 'number' : renumbered ? 'both' : 'address'
  const comes = oldEmail === null ? texts['identity.first'] : texts['identity.new']
  const told = link === null ? comes : texts[`identity.old.${what}`]
  return layOut({
    kind: 'identity-news',
    language,
    brand,
    subject: fill(texts['identity.subject'], language, words),
    heading: texts['identity.heading'],
    parts: [
      { kind: 'paragraph', text: fill(told, language, words) },
      ...(link === null
        ? [{ kind: 'paragraph', text: fill(texts['identity.new.wrong'], language, words) } as const]
        : [
            { kind: 'paragraph', text: fill(texts['identity.old.until'], language, words) } as const,
            { kind: 'link', label: texts['identity.link'], href: link } as const,
            { kind: 'paragraph', text: texts['identity.stop'] } as const,
          ]),
    ],
  })
}
