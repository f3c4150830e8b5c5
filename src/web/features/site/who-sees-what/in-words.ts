import type { PlaceNow } from '#core/example/play.ts'
import { type Crowd, company } from '#core/example/playground.ts'
import type { Translate } from '#text/messages.ts'
import type { whoSeesWhat } from '#text/sv/who-sees-what.ts'

type Words = Translate<keyof typeof whoSeesWhat>

/** One sentence about the second round, for screen readers. */
export function summaryInWords(t: Words, now: readonly PlaceNow[]): string {
  const hidden = now.filter(({ shown }) => !shown)
  if (hidden.length === 0) return t('summary.all')
  if (hidden.length === now.length) return t('summary.none')
  const names = hidden.map(({ place }) => t(`place.${place}`)).join(', ')
  return t('summary.some', { shown: now.length - hidden.length, hidden: names })
}

/** Why a place is shown or not, sentence by sentence. `hadFigure`: it was shown the round before. */
export function placeInWords(t: Words, place: PlaceNow, hadFigure: boolean): string[] {
  if (place.shown) {
    return [
      place.counted === place.answers
        ? t('shown.counted', { count: place.counted })
        : t('shown.some', { count: place.counted, answers: place.answers }),
    ]
  }
  return [...reasonInWords(t, place), whereInWords(t, place), hadFigure ? t('hidden.last') : ''].filter(
    (sentence) => sentence !== '',
  )
}

function reasonInWords(t: Words, { reason }: PlaceNow): string[] {
  if (reason === null) return [t('hidden.cover')]
  if (reason.kind === 'few') return [t('hidden.few', { answers: reason.answers })]
  const { people } = reason
  return [
    t('hidden.difference', { who: crowdsInWords(t, reason.crowds) }),
    people === 1 ? t('hidden.one') : t('hidden.several', { people }),
  ]
}

/** "1 som slutat och 2 som börjat" */
function crowdsInWords(t: Words, crowds: readonly Crowd[]): string {
  return crowds.map(({ why, people }) => t(`who.${why}`, { people })).join(t('and'))
}

function whereInWords(t: Words, { place, countedIn }: PlaceNow): string {
  if (place === company) return ''
  return countedIn === null ? t('hidden.nowhere') : t('hidden.upward')
}
