import type { Language } from '#core/languages.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf, type ResultHeading } from '#core/scoring/result-heading.ts'
import { capital } from '#text/capital.ts'
import { formatList } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { result } from '#text/sv/result.ts'

type Words = Translate<keyof typeof result>

/** The raised parts, as the end of a sentence; null when the zone says enough. */
export function raisedWords(t: Words, language: Language, taken: Result): string | null {
  const heading = headingOf(taken)
  switch (heading.kind) {
    case 'plain':
      return null
    case 'categories': {
      // At most two, because more would read as a list of all that is wrong.
      const worst = heading.ids.slice(0, 2).map((id) => t(`raised.${id}`))
      return formatList(worst, language)
    }
    case 'mistreatment':
    case 'causes':
      return t(`raised.${heading.kind}`)
  }
}

/**
 * Heading and meaning of a result. Neither reassures a person who has a raised part.
 * @param old words it in the past tense
 */
export function headingWords(t: Words, language: Language, taken: Result, sickLeave: boolean, old = false) {
  const heading = headingOf(taken)
  if (old) return { title: t(pastHeading(heading, sickLeave)), meaning: t('meaning.past') }
  const raised = raisedWords(t, language, taken)
  if (sickLeave && raised === null && heading.zone === 'green') {
    return { title: t('sickLeave.heading'), meaning: t('sickLeave.meaning') }
  }
  if (raised === null || heading.zone === 'red') {
    return { title: t(`heading.${heading.zone}`), meaning: t(`meaning.${heading.zone}`) }
  }
  const title = heading.zone === 'green' ? t('heading.green.raised', { raised }) : t('heading.yellow')
  return { title, meaning: meaningOf(t, heading, raised) }
}

function pastHeading({ kind, zone }: ResultHeading, sickLeave: boolean) {
  if (zone === 'red') return 'past.red'
  if (kind !== 'plain') return `past.${zone}.raised` as const
  return sickLeave && zone === 'green' ? 'past.sickLeave' : (`past.${zone}` as const)
}

function meaningOf(t: Words, { kind, zone }: ResultHeading, raised: string): string {
  if (kind === 'mistreatment') return t('meaning.mistreatment')
  if (zone === 'yellow') return capital(t('meaning.yellow.raised', { raised }))
  return t(kind === 'causes' ? 'meaning.causes' : 'meaning.raised')
}
