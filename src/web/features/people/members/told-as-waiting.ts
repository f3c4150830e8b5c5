import type { ImportView } from '#contract/people/organisation.ts'
import { outcomeOf } from './outcome-of.ts'

/** How long what was stopped on its day stands there. Milliseconds. */
const toldFor = 30 * 24 * 60 * 60 * 1000

type Told = Pick<ImportView, 'state' | 'holdsFrom' | 'report'>

/** Of the history: what waits, in the order in which it is made, and what was stopped on its day lately. */
export function toldAsWaiting<One extends Told & { readonly createdAt: string }>(
  imports: readonly One[],
  now: Date,
): { readonly waiting: readonly One[]; readonly stopped: readonly One[] } {
  const since = new Date(now.getTime() - toldFor).toISOString().slice(0, 10)
  const orderOf = ({ holdsFrom, createdAt }: One) => `${holdsFrom ?? ''} ${createdAt}`
  return {
    waiting: imports
      .filter(({ state }) => state === 'waiting')
      .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))),
    stopped: imports.filter((one) => {
      const outcome = outcomeOf(one)
      return (
        one.holdsFrom !== null && one.holdsFrom >= since && (outcome === 'refused' || outcome === 'failed')
      )
    }),
  }
}
