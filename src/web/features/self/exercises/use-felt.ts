import { type Feeling, type Felt, keepFelt, withoutFelt } from '#core/exercises/felt.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import type { GuidedId } from './guided.ts'

/** Where an answer is stored; nowhere if the session does not open own results. */
type Place = 'browser' | 'account' | 'none'

type OwnFelt = {
  readonly felt: Felt
  readonly place: Place
  readonly keep: (feeling: Feeling) => void
  /** Deletes the answers about this exercise. */
  readonly forget: () => void
}

/** How the person has felt after exercises: stored in the browser for a visitor, otherwise in the account. */
export function useFelt(id: GuidedId): OwnFelt {
  const { value, newest, change, kept, state } = useOwnDocument(exercisesKind)
  const place = state === 'closed' || !kept ? 'none' : state === 'browser' ? 'browser' : 'account'
  const before = () => newest().felt ?? {}
  return {
    felt: value.felt ?? {},
    place,
    keep(feeling) {
      if (place !== 'none') change({ felt: keepFelt(before(), id, feeling, new Date()) })
    },
    forget: () => change({ felt: withoutFelt(before(), id) }),
  }
}
