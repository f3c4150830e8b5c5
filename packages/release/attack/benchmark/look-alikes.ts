import { zoneNames } from '../evidence.ts'
import type { Answer, Organisation, PublishedRow, Range, Report } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import { simulateScores } from '../simulate-organisation.ts'
import type { Case } from './sets.ts'

type Scores = Pick<Answer, 'total' | 'dims' | 'zone'>

/** One shown value: its sum over those counted, at first and now, and the bounds within which it looks the same. */
type Value = {
  readonly of: (scores: Scores) => number
  readonly range: Range
  /** The ends of the scale, beyond which there is no value. */
  readonly scale: readonly [number, number]
  readonly first: number
  sum: number
}

type Figure = { readonly row: PublishedRow; readonly people: ReadonlySet<string>; readonly values: Value[] }

/** Closer to an end than this, a policy may round either way, because sums of hundredths are not exact. */
const margin = 4e-6

/** The number of changes for each person. */
const changesEach = 60

/**
 * The same organisation with other answers that look the same: people swap answers and get new ones as long as the true
 * values stay within every published interval. As in the sets, nobody changes an answer between rounds. The same people
 * answer.
 * @returns also the rows whose every value lies inside its interval and not at an end, where rounding may go either way
 */
export function lookAlike(
  { organisation, nameOf }: Case,
  report: Report,
  seed: number,
): { readonly organisation: Organisation; readonly clear: readonly PublishedRow[] } {
  const random = randomFrom(seed)
  const scores = new Map<string, Scores>()
  for (const { person, period, total, dims, zone } of organisation.answers)
    scores.set(nameOf(person, period), { total, dims, zone })
  const people = [...scores.keys()]
  const figures = [...report.published, ...(report.parts ?? [])]
    .filter((row): row is PublishedRow => !row.suppressed)
    .map((row) => figureOf(row, new Set(row.counted.map((person) => nameOf(person, row.period))), scores))
  const figuresWith = new Map(
    people.map((person) => [person, figures.filter((figure) => figure.people.has(person))]),
  )
  const pick = <One>(list: readonly One[]): One | undefined => list[random.whole(0, list.length - 1)]
  for (let n = 0; n < changesEach * people.length; n++) {
    const one = pick(people)
    // Takes somebody of the same figure: in a small one, two random people would seldom both be counted.
    const other = random.chance(0.5)
      ? pick([...(pick(figuresWith.get(one ?? '') ?? [])?.people ?? people)])
      : one
    const [mine, theirs] = [scores.get(one ?? ''), scores.get(other ?? '')]
    if (one === undefined || other === undefined || !mine || !theirs) continue
    const change = new Map(
      one === other
        ? [[one, simulateScores(random.normal(2.4, 0.5), random)]]
        : [
            [one, theirs],
            [other, mine],
          ],
    )
    if (changeSums(change, scores, figuresWith)) for (const [person, now] of change) scores.set(person, now)
  }
  const answers = organisation.answers.map((answer) => ({
    ...answer,
    ...scores.get(nameOf(answer.person, answer.period)),
  }))
  const clear = figures.filter(({ people: { size }, values }) =>
    values.every((value) => isWithin(value, size) || value.range.hi - value.range.lo < 2 * margin),
  )
  return { organisation: { ...organisation, answers }, clear: clear.map(({ row }) => row) }
}

function figureOf(
  row: PublishedRow,
  people: ReadonlySet<string>,
  scores: ReadonlyMap<string, Scores>,
): Figure {
  const shown = (range: Range, scale: Value['scale'], of: Value['of']): Value => {
    const sum = [...people].reduce((all, person) => all + of(scores.get(person) as Scores), 0)
    return { of, range, scale, first: sum, sum }
  }
  return {
    row,
    people,
    values: [
      shown(row.mean, [1, 5], ({ total }) => total),
      ...Object.entries(row.dims).map(([name, range]) => shown(range, [1, 5], ({ dims }) => dims[name] ?? 0)),
      ...zoneNames.flatMap((name) => {
        const range = row.zones[name]
        return range === undefined ? [] : [shown(range, [0, 1], ({ zone }) => Number(zone === name))]
      }),
    ],
  }
}

/** Changes the sums if every figure still looks the same; else changes nothing and returns false. */
function changeSums(
  change: ReadonlyMap<string, Scores>,
  scores: ReadonlyMap<string, Scores>,
  figuresWith: ReadonlyMap<string, readonly Figure[]>,
): boolean {
  const touched = new Set([...change.keys()].flatMap((person) => figuresWith.get(person) ?? []))
  const sums: [Value, number][] = []
  for (const { people, values } of touched) {
    for (const value of values) {
      let sum = value.sum
      for (const [person, now] of change)
        if (people.has(person)) sum += value.of(now) - value.of(scores.get(person) as Scores)
      if (Math.abs(sum - value.first) > 1e-7 && !isWithin({ ...value, sum }, people.size)) return false
      sums.push([value, sum])
    }
  }
  for (const [value, sum] of sums) value.sum = sum
  return true
}

function isWithin({ sum, range: { lo, hi }, scale: [least, most] }: Value, people: number): boolean {
  const truth = sum / people
  return (truth > lo + margin || lo <= least) && (truth < hi - margin || hi >= most)
}
