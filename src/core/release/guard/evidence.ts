import type { DisclosedFigure } from '#core/disclosure/disclosed-figure.ts'
import { add } from '../membership.ts'
import type { Snapshot } from '../snapshot.ts'

/** People covered by the same figures: nothing shown tells them apart. */
export type PeopleClass = {
  readonly people: number
  /** Row of the block in each snapshot; −1: counted in none. */
  readonly rows: readonly number[]
}

/** A figure and the classes it counts. Figures of more classes than a piece may have are left out. */
export type SeenFigure = {
  readonly figure: DisclosedFigure
  /** The place of its snapshot among those laid side by side. */
  readonly snapshot: number
  readonly people: number
  readonly classes: readonly number[]
}

/** What HR can lay side by side: the candidate, which stands last, alone or with kept snapshots, oldest first. */
export type Evidence = {
  readonly snapshots: readonly Snapshot[]
  readonly classes: readonly PeopleClass[]
  readonly figures: readonly SeenFigure[]
}

const none = -1

/**
 * @param snapshots oldest first, the candidate last
 * @param mostClasses figures that count more classes than this are left out
 */
export function gatherEvidence(snapshots: readonly Snapshot[], mostClasses: number): Evidence {
  const classes = classesOf(snapshots)
  const figures = snapshots.flatMap((snapshot, s) => {
    const classesOfBlock: number[][] = snapshot.units.map(() => [])
    for (const [n, { rows }] of classes.entries()) classesOfBlock[rows[s] ?? none]?.push(n)
    return toldBy(snapshot, mostClasses).flatMap(({ figure, blocks }) => {
      const counted = blocks.flatMap((row) => classesOfBlock[row] ?? [])
      if (counted.length === 0 || counted.length > mostClasses) return []
      const people = blocks.reduce((sum, row) => sum + (snapshot.units[row]?.block.length ?? 0), 0)
      return [{ figure, snapshot: s, people, classes: counted }]
    })
  })
  return { snapshots, classes, figures }
}

type Told = { readonly figure: DisclosedFigure; readonly blocks: readonly number[] }

/**
 * What one snapshot says: figures, each of all people of some blocks. Those of more blocks than `most` are left out, and
 * those that are composed of others.
 */
function toldBy({ units }: Snapshot, most: number): Told[] {
  const rows = new Map(units.map(({ unit }, row) => [unit, row]))
  const lists: (number[] | null)[] = units.map(({ block }, row) => (block.length > 0 ? [row] : []))
  const told: Told[] = []
  // Units stand after the shown unit above them, so that from the end everything below is complete.
  for (const [row, { within, figure, own, composed }] of [...units.entries()].reverse()) {
    if (own && own !== figure) told.push({ figure: own, blocks: [row] })
    const list = lists[row]
    const fits = list !== undefined && list !== null && list.length <= most
    if (fits && !composed) told.push({ figure, blocks: list })
    const above = within === null ? undefined : rows.get(within)
    if (above === undefined) continue
    if (fits) lists[above]?.push(...list)
    else lists[above] = null
  }
  return told
}

/** Classes in the order of their rows, so that the order of people never matters. */
function classesOf(snapshots: readonly Snapshot[]): PeopleClass[] {
  const places = new Map<string, number>()
  for (const { units } of snapshots) {
    for (const { block } of units)
      for (const person of block) if (!places.has(person)) places.set(person, places.size)
  }
  const classOf = new Int32Array(places.size)
  let classes: number[][] = [[]]
  for (const { units } of snapshots) {
    const width = units.length + 1
    const keys = Float64Array.from(classOf, (n) => n * width)
    for (const [row, { block }] of units.entries())
      for (const person of block) add(keys, places.get(person) ?? 0, row + 1)
    const known = classes
    const distinct = [...new Set(keys)].sort((a, b) => a - b)
    const numbers = new Map(distinct.map((key, n) => [key, n]))
    classes = distinct.map((key) => [...(known[Math.floor(key / width)] ?? []), (key % width) - 1])
    for (const [n, key] of keys.entries()) classOf[n] = numbers.get(key) ?? 0
  }
  const people = new Int32Array(classes.length)
  for (const n of classOf) add(people, n, 1)
  return classes.map((rows, n) => ({ people: people[n] ?? 0, rows }))
}
