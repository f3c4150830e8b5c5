import type { DisclosedFigure } from '#core/disclosure/disclosed-figure.ts'
import { add } from '../membership.ts'
import type { Snapshot } from '../snapshot.ts'

/** People covered by the same figures: nothing shown tells them apart. */
export type PeopleClass = {
  readonly people: number
  /** Row of the block in the kept snapshot and in the candidate; −1: counted in none. */
  readonly before: number
  readonly now: number
}

/** A figure and the classes it counts. Figures of more classes than a piece may have are left out. */
export type SeenFigure = {
  readonly figure: DisclosedFigure
  readonly isNew: boolean
  readonly people: number
  readonly classes: readonly number[]
}

/** What HR can lay side by side: the candidate alone, or with one kept snapshot. */
export type Evidence = { readonly classes: readonly PeopleClass[]; readonly figures: readonly SeenFigure[] }

const none = -1

/** @param mostClasses figures that count more classes than this are left out */
export function gatherEvidence(candidate: Snapshot, kept: Snapshot | null, mostClasses: number): Evidence {
  const classes = classesOf(candidate, kept)
  const figures = figuresOf(candidate, classes, true, mostClasses)
  if (kept) figures.push(...figuresOf(kept, classes, false, mostClasses))
  return { classes, figures }
}

function classesOf(candidate: Snapshot, kept: Snapshot | null): PeopleClass[] {
  const nowOf = new Map<string, number>()
  for (const [row, { block }] of candidate.units.entries()) for (const person of block) nowOf.set(person, row)
  const width = candidate.units.length + 1
  const people = new Map<number, number>()
  const count = (before: number, now: number): void => {
    const key = (before + 1) * width + now + 1
    people.set(key, (people.get(key) ?? 0) + 1)
  }
  for (const [row, { block }] of (kept?.units ?? []).entries()) {
    for (const person of block) {
      count(row, nowOf.get(person) ?? none)
      nowOf.delete(person)
    }
  }
  for (const now of nowOf.values()) count(none, now)
  return [...people]
    .sort(([a], [b]) => a - b)
    .map(([key, number]) => ({ people: number, before: Math.floor(key / width) - 1, now: (key % width) - 1 }))
}

function figuresOf(
  snapshot: Snapshot,
  classes: readonly PeopleClass[],
  isNew: boolean,
  mostClasses: number,
): SeenFigure[] {
  const rows = new Map(snapshot.units.map(({ unit }, row) => [unit, row]))
  const lists: (number[] | null)[] = snapshot.units.map(() => [])
  const people = new Int32Array(snapshot.units.length)
  for (const [n, seen] of classes.entries()) {
    const row = isNew ? seen.now : seen.before
    if (row === none) continue
    lists[row]?.push(n)
    add(people, row, seen.people)
  }
  const figures: SeenFigure[] = []
  // Units stand after the shown unit above them, so that from the end everything below is complete.
  for (const [row, { within, figure }] of [...snapshot.units.entries()].reverse()) {
    const list = lists[row]
    const fits = list !== undefined && list !== null && list.length <= mostClasses
    if (fits) figures.push({ figure, isNew, people: people[row] ?? 0, classes: list })
    const above = within === null ? undefined : rows.get(within)
    if (above === undefined) continue
    add(people, above, people[row] ?? 0)
    if (fits) lists[above]?.push(...list)
    else lists[above] = null
  }
  return figures
}
