import type { Answer, Organisation, PublishedRow, Report } from '../organisation-file.ts'
import { categories, likeliestLevel } from './answer-model.ts'

/** The values of a figure, one number each: the total, four categories, and how many are green, yellow, red. */
export const told = 1 + categories + 3

/** Everybody who answered, and the bounds that the figures set to sums over them. */
export type Limits = {
  readonly names: readonly string[]
  readonly places: ReadonlyMap<string, number>
  /** By person: the unit, and the figures that count them. */
  readonly unitOf: Int32Array
  readonly rowsOf: readonly Int32Array[]
  readonly units: readonly (readonly number[])[]
  /** Includes people who did not answer. */
  readonly unitOfName: ReadonlyMap<string, number>
  /** By person and category, sums of three answers; and the level that explains them best. */
  readonly truth: Int32Array
  readonly levels: Int32Array
  /** By figure and value, ends included. */
  readonly least: Float64Array
  readonly most: Float64Array
}

const zoneNames = ['green', 'yellow', 'red'] as const
export const categoryNames = [
  'exhaustion',
  'emotional_distancing',
  'cognitive_impairment',
  'emotional_regulation',
] as const

export function limitsOf(organisation: Organisation, report: Report): Limits {
  const shown = report.published.filter((row) => !row.suppressed)
  // Joins figures of the same people into one, with the bounds of all of them.
  const rows = [...Map.groupBy(shown, ({ counted }) => counted.join()).values()]
  // Nobody changes an answer, so a person belongs to the strain of the unit where they first were.
  const homes = new Map<string, string>()
  for (const { members } of organisation.periods)
    for (const { person, node } of members) if (!homes.has(person)) homes.set(person, node)
  const unitNames = [...new Set(homes.values())]
  const unitOfName = new Map([...homes].map(([person, node]) => [person, unitNames.indexOf(node)]))
  const answers = [...new Map(organisation.answers.map((answer) => [answer.person, answer])).values()]
  const names = answers.map(({ person }) => person)
  const places = new Map(names.map((name, n) => [name, n]))
  const rowsOf = names.map((): number[] => [])
  for (const [row, [first]] of rows.entries())
    for (const person of first?.counted ?? []) rowsOf[places.get(person) ?? -1]?.push(row)
  const unitOf = Int32Array.from(names, (name) => unitOfName.get(name) ?? 0)
  const bounds = rows.map((same) => same.map(boundsOf).reduce(narrow))
  return {
    names,
    places,
    unitOf,
    rowsOf: rowsOf.map((list) => Int32Array.from(list)),
    units: unitNames.map((_, unit) => [...names.keys()].filter((n) => unitOf[n] === unit)),
    unitOfName,
    truth: Int32Array.from(answers.flatMap(sumsOf)),
    levels: Int32Array.from(answers, (answer) => likeliestLevel(sumsOf(answer))),
    least: Float64Array.from(bounds.flatMap(({ least }) => least)),
    most: Float64Array.from(bounds.flatMap(({ most }) => most)),
  }
}

const sumsOf = ({ dims }: Answer): number[] => categoryNames.map((name) => Math.round((dims[name] ?? 1) * 3))

type Bounds = { readonly least: readonly number[]; readonly most: readonly number[] }

const narrow = (one: Bounds, other: Bounds): Bounds => ({
  least: one.least.map((least, n) => Math.max(least, other.least[n] ?? 0)),
  most: one.most.map((most, n) => Math.min(most, other.most[n] ?? most)),
})

const hair = 1e-6

/** The bounds of the sums, in hundredths, and of the numbers of people that a shown row allows. */
function boundsOf({ mean, dims, zones, counted }: PublishedRow): Bounds {
  const people = counted.length
  const ranges = [mean, ...categoryNames.map((name) => dims[name]), ...zoneNames.map((name) => zones[name])]
  const least = ranges.map((range, n) => {
    const low = (range?.lo ?? 0) * people * (n > categories ? 1 : 100)
    return range?.loOpen ? Math.floor(low + hair) + 1 : Math.ceil(low - hair)
  })
  const most = ranges.map((range, n) => {
    const high = (range?.hi ?? Number.POSITIVE_INFINITY) * people * (n > categories ? 1 : 100)
    return range?.hiOpen ? Math.ceil(high - hair) - 1 : Math.floor(high + hair)
  })
  return { least, most }
}
