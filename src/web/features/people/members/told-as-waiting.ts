import type { ImportView } from '#contract/people/organisation.ts'
import { outcomeOf } from './outcome-of.ts'

/** How long a change that was stopped on its day is shown, in milliseconds. */
const toldFor = 30 * 24 * 60 * 60 * 1000

type Told = Pick<ImportView, 'state' | 'holdsFrom' | 'report'>

/** From the history: the waiting changes in the order of their days, and those that were lately stopped on their day. */
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
