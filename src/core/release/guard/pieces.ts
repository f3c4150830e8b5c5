import type { Evidence, SeenFigure } from './evidence.ts'

/** Classes that figures connect, and those figures, small enough for one programme. */
export type Piece = { readonly classes: readonly number[]; readonly figures: readonly SeenFigure[] }

/** A connected piece of more variables than this is split by leaving out its largest figures. */
export const mostClasses = 120

/**
 * Splits the evidence. Figures are laid on from the smallest to the largest; one that would connect more than
 * `most` classes is left out. Bounds by size, never by clock: the result is the same on every machine.
 * The largest come first: they refute soonest. Pieces without a new figure are not returned: they were guarded when those figures were.
 */
export function splitEvidence({ classes, figures }: Evidence, most = mostClasses): Piece[] {
  const leader = Int32Array.from(classes.keys())
  const size = new Int32Array(classes.length).fill(1)
  const find = (n: number): number => {
    let at = n
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] ?? at] ?? at
      at = leader[at] ?? at
    }
    return at
  }
  const used = figures.toSorted(bySize).filter((figure) => {
    const leaders = new Set(figure.classes.map(find))
    let together = 0
    for (const each of leaders) together += size[each] ?? 0
    if (together > most || leaders.size === 0) return false
    const [first = 0, ...rest] = leaders
    for (const each of rest) leader[each] = first
    size[first] = together
    return true
  })
  const byLeader = Map.groupBy(used, (figure) => find(figure.classes[0] ?? 0))
  const classesBy = Map.groupBy(classes.keys(), find)
  return [...byLeader]
    .filter(([, seen]) => seen.some(({ isNew }) => isNew))
    .map(([at, seen]) => ({ classes: classesBy.get(at) ?? [], figures: seen }))
    .sort((a, b) => b.classes.length - a.classes.length)
}

function bySize(a: SeenFigure, b: SeenFigure): number {
  return (
    a.classes.length - b.classes.length ||
    a.people - b.people ||
    Number(a.isNew) - Number(b.isNew) ||
    (a.figure.unit < b.figure.unit ? -1 : 1)
  )
}
