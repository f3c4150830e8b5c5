import { mostClasses } from '../../constants.ts'
import type { Evidence, SeenFigure } from './evidence.ts'

/** People whom the same figures of a piece count: nothing in the piece tells them apart. */
export type Group = { readonly people: number; readonly classes: readonly number[] }

/** Figures that connect groups of people, and these groups: small enough for one linear programme. */
export type Piece = {
  readonly groups: readonly Group[]
  readonly figures: readonly { readonly seen: SeenFigure; readonly groups: readonly number[] }[]
}

/**
 * Splits the evidence into pieces. It adds figures from the smallest to the largest, and leaves out a figure that would
 * connect more than `most` classes. The limit is a size, never a time, so that the result is the same on every machine. The
 * largest pieces come first, because they are refuted soonest. Pieces without a new figure are left out: an earlier release
 * has guarded them.
 */
export function splitEvidence(evidence: Evidence, most = mostClasses): Piece[] {
  const { classes, figures, snapshots } = evidence
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
  return [...byLeader.values()]
    .filter((seen) => seen.some(({ snapshot }) => snapshot === snapshots.length - 1))
    .map((seen) => makePiece(evidence, seen))
    .sort((a, b) => b.groups.length - a.groups.length)
}

/** Several classes become one group where these figures do not tell them apart. */
export function makePiece({ classes }: Evidence, figures: readonly SeenFigure[]): Piece {
  const figuresOf = new Map<number, number[]>()
  for (const [f, seen] of figures.entries()) {
    for (const n of seen.classes) {
      const list = figuresOf.get(n)
      if (list) list.push(f)
      else figuresOf.set(n, [f])
    }
  }
  const ordered = [...figuresOf.keys()].sort((a, b) => a - b)
  const byFigures = Map.groupBy(ordered, (n) => figuresOf.get(n)?.join() ?? '')
  const groups = [...byFigures.values()].map((alike) => ({
    people: alike.reduce((sum, n) => sum + (classes[n]?.people ?? 0), 0),
    classes: alike,
  }))
  const counted: number[][] = figures.map(() => [])
  for (const [g, group] of groups.entries())
    for (const f of figuresOf.get(group.classes[0] ?? 0) ?? []) counted[f]?.push(g)
  return { groups, figures: figures.map((seen, f) => ({ seen, groups: counted[f] ?? [] })) }
}

function bySize(a: SeenFigure, b: SeenFigure): number {
  return (
    a.classes.length - b.classes.length ||
    a.people - b.people ||
    a.snapshot - b.snapshot ||
    (a.figure.unit < b.figure.unit ? -1 : 1)
  )
}
