import type { Question } from './question.ts'
import { type Highs, Programme, type Term } from './solver.ts'
import type { Witness } from './witness.ts'

/** One person singled out of a class, and the zone that the person is in. */
export type Single = { readonly of: number; readonly zone: number }

/** What to look for: the lowest (1) or highest (−1) total, or part, of the person singled out or of a whole class. */
export type Wanted = {
  readonly of: 'person' | { readonly n: number }
  readonly part: number | null
  readonly direction: 1 | -1
}

/** A world, and the value in it that was wanted. */
export type Placed = { readonly witness: Witness; readonly value: number }

/** The columns of people of one class in one zone. */
type Cell = {
  readonly at: number
  readonly classOf: number
  readonly total: number
  readonly parts: number[]
}

/**
 * Finds scores that fit everything shown, given how many people of each class are in each zone; null where there are none.
 * The person singled out is counted in `people` as well.
 */
export function placeScores(
  question: Question,
  people: Int32Array,
  highs: Highs,
  single: Single | null = null,
  wanted: Wanted | null = null,
): Placed | null {
  const { zones, figures, parts: count, rounding } = question
  const programme = new Programme()
  const addCell = (at: number, here: number): Cell => {
    const [low = 1, high = 5] = zones[at % zones.length] ?? []
    const total = programme.addColumn(low * here, high * here, false)
    const parts = Array.from({ length: count }, () => programme.addColumn(here, 5 * here, false))
    const room = rounding * count * here
    if (count > 0) programme.addRow(-room, room, [[total, count], ...parts.map((part): Term => [part, -1])])
    return { at, classOf: Math.floor(at / zones.length), total, parts }
  }
  const alone = single === null ? -1 : single.of * zones.length + single.zone
  const person = single === null ? null : addCell(alone, 1)
  const cells = person === null ? [] : [person]
  for (const [at, here] of people.entries()) {
    const rest = at === alone ? here - 1 : here
    if (rest > 0) cells.push(addCell(at, rest))
  }
  const byClass = Map.groupBy(cells, ({ classOf }) => classOf)
  for (const figure of figures) {
    const seen = figure.classes.flatMap((n) => byClass.get(n) ?? [])
    programme.addRow(
      ...figure.total,
      seen.map(({ total }): Term => [total, 1]),
    )
    for (const [p, bounds] of figure.parts.entries())
      programme.addRow(
        ...bounds,
        seen.map(({ parts }): Term => [parts[p] ?? 0, 1]),
      )
  }
  const { of, part, direction } = wanted ?? { of: 'person', part: null, direction: 1 }
  const aimed = of === 'person' ? [person ?? []].flat() : (byClass.get(of.n) ?? [])
  const aim = aimed.map((cell): Term => [part === null ? cell.total : (cell.parts[part] ?? 0), direction])
  const found = programme.solveWith(highs, (ask) => ask.minimise(aim))
  if (found.status !== 'found') return null
  const witness: Witness = {
    people,
    total: new Float64Array(people.length),
    parts: new Float64Array(people.length * count),
  }
  for (const { at, total, parts } of cells) {
    // Adds the person singled out to their class again.
    witness.total[at] = (witness.total[at] ?? 0) + (found.point[total] ?? 0)
    for (const [p, sum] of parts.entries())
      witness.parts[at * count + p] = (witness.parts[at * count + p] ?? 0) + (found.point[sum] ?? 0)
  }
  return { witness, value: direction * found.value }
}
