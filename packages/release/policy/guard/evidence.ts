import type { DisclosedFigure } from '../../disclosure/disclosed-figure.ts'
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
  /** The index of its snapshot in `Evidence.snapshots`. */
  readonly snapshot: number
  readonly people: number
  readonly classes: readonly number[]
}

/** What HR can compare: the candidate alone, or kept snapshots, oldest first, and the candidate last. */
export type Evidence = {
  readonly snapshots: readonly Snapshot[]
  readonly classes: readonly PeopleClass[]
  readonly figures: readonly SeenFigure[]
}

const none = -1

/** The block in which each snapshot counts each person. A snapshot is read once, however often it is compared. */
export class Rows {
  readonly #numbers = new Map<string, number>()
  readonly #read = new Map<Snapshot, Int32Array>()

  /** By the number of a person, from 0: the row plus one, or 0 where the snapshot counts them nowhere. */
  of(snapshot: Snapshot): Int32Array {
    const known = this.#read.get(snapshot)
    if (known) return known
    const people: number[] = []
    const rows: number[] = []
    for (const [row, { block }] of snapshot.units.entries()) {
      for (const person of block) {
        people.push(this.#numberOf(person))
        rows.push(row + 1)
      }
    }
    const read = new Int32Array(this.#numbers.size)
    for (const [n, person] of people.entries()) add(read, person, rows[n] ?? 0)
    this.#read.set(snapshot, read)
    return read
  }

  #numberOf(person: string): number {
    const known = this.#numbers.get(person)
    if (known !== undefined) return known
    this.#numbers.set(person, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

/**
 * @param snapshots oldest first, the candidate last
 * @param mostClasses figures that count more classes than this are left out
 */
export function gatherEvidence(
  snapshots: readonly Snapshot[],
  mostClasses: number,
  rows = new Rows(),
): Evidence {
  const classes = classesOf(
    snapshots.map((snapshot) => ({ width: snapshot.units.length + 1, rows: rows.of(snapshot) })),
  )
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
 * The figures of one snapshot, each with the blocks that it counts. Figures of more than `most` blocks, and figures
 * composed of others, are left out.
 */
function toldBy({ units }: Snapshot, most: number): Told[] {
  const rows = new Map(units.map(({ unit }, row) => [unit, row]))
  const lists: (number[] | null)[] = units.map(({ block }, row) => (block.length > 0 ? [row] : []))
  const told: Told[] = []
  // Units stand after the shown unit above them. So from the end, the list of a unit is complete when the loop reaches it.
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

/** One snapshot: a number above every row, and the row of each person. */
type Counted = { readonly width: number; readonly rows: Int32Array }

/** Classes in the order of their rows, so that the order of people never matters. */
function classesOf(snapshots: readonly Counted[]): PeopleClass[] {
  const classOf = new Int32Array(Math.max(0, ...snapshots.map(({ rows }) => rows.length)))
  let classes: number[][] = [[]]
  for (const { width, rows } of snapshots) {
    const found = new Map<number, number>()
    for (let person = 0; person < classOf.length; person++) {
      const key = (classOf[person] ?? 0) * width + (rows[person] ?? 0)
      const n = found.get(key) ?? found.size
      if (n === found.size) found.set(key, n)
      classOf[person] = n
    }
    const known = classes
    const ordered = [...found].sort(([a], [b]) => a - b)
    const places = new Int32Array(ordered.length)
    for (const [place, [, n]] of ordered.entries()) places[n] = place
    classes = ordered.map(([key]) => [...(known[Math.floor(key / width)] ?? []), (key % width) - 1])
    for (let person = 0; person < classOf.length; person++)
      classOf[person] = places[classOf[person] ?? 0] ?? 0
  }
  const people = new Int32Array(classes.length)
  for (const n of classOf) add(people, n, 1)
  // Leaves out people whom only other snapshots count.
  return classes.flatMap((rows, n) =>
    rows.every((row) => row === none) ? [] : [{ people: people[n] ?? 0, rows }],
  )
}
