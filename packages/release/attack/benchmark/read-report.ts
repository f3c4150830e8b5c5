import { zoneNames } from '../evidence.ts'
import { answersBelow } from '../naive-policies.ts'
import type { Answer, Node, Organisation, Period, PublishedRow, Range, Report } from '../organisation-file.ts'
import { Refused } from './run-plug-in.ts'

/** How far a true value may lie outside an interval, because sums of hundredths are not exact. */
const hair = 1e-6

/**
 * What a policy published, as far as the benchmark reads it: a row for every unit, always in the same order, and ends in
 * whole parts of `grid`, so that neither order nor last digits can carry information. The benchmark takes intervals for
 * true, so it refuses one that does not hold the true value of those counted.
 * @throws Refused with a sentence that names the place
 */
export function readReport(json: unknown, organisation: Organisation): Report {
  const { published, parts = [] } = fieldsOf(json, 'the answer')
  if (!Array.isArray(published)) throw new Refused('the answer has no list "published".')
  if (!Array.isArray(parts)) throw new Refused('"parts" is no list.')
  const rounds = new Map(organisation.periods.map((period) => [period.id, roundOf(organisation, period)]))
  const [rows, made] = [readRows(published, 'published', rounds), readRows(parts, 'parts', rounds)]
  const places = [...rounds].flatMap(([period, { nodes }]) => nodes.map((node) => ({ node, period })))
  return {
    published: places.map((place) => ({ ...place, ...(rows.get(keyOf(place)) ?? { suppressed: true }) })),
    ...(made.size > 0 && {
      parts: places.flatMap((place) => {
        const figure = made.get(keyOf(place))
        return figure ? [{ ...place, ...figure }] : []
      }),
    }),
  }
}

const keyOf = ({ node, period }: { node: string; period: string }): string => `${period} ${node}`

type Rounds = ReadonlyMap<string, ReturnType<typeof roundOf>>

/** By unit and period; rows that say only that something is hidden are left out. */
function readRows(list: readonly unknown[], name: string, rounds: Rounds): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  const seen = new Set<string>()
  for (const [n, each] of list.entries()) {
    const row = fieldsOf(each, `${name}[${n}]`)
    const round = rounds.get(String(row.period))
    if (!round) throw new Refused(`${name}[${n}]: there is no period ${nameOf(row.period)}.`)
    const [node, period] = [String(row.node), String(row.period)]
    if (!round.nodes.includes(node))
      throw new Refused(`${name}[${n}]: period "${period}" has no unit ${nameOf(row.node)}.`)
    const place = `unit "${node}", period "${period}"`
    const key = keyOf({ node, period })
    if (seen.has(key)) throw new Refused(`${place}: stands twice.`)
    seen.add(key)
    if (row.suppressed !== true && row.suppressed !== false)
      throw new Refused(`${place}: "suppressed" is ${nameOf(row.suppressed)}, not true or false.`)
    if (!row.suppressed) figures.set(key, readFigure(row, place, round.below(node)))
  }
  return figures
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(json: unknown, place: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refused(`${place} is ${nameOf(json)}, not an object.`)
  return json as Fields
}

/** The name of an unexpected value, for a sentence. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40))
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value)
}

function roundOf(organisation: Organisation, period: Period) {
  const nodes: readonly Node[] = period.nodes ?? organisation.nodes
  const below = answersBelow(organisation, period, nodes)
  return {
    nodes: nodes.map(({ id }) => id),
    below: (node: string): ReadonlyMap<string, Answer> =>
      new Map(below.get(node)?.map((answer) => [answer.person, answer])),
  }
}

type Figure = Omit<PublishedRow, 'node' | 'period'>

function readFigure(row: Fields, place: string, all: ReadonlyMap<string, Answer>): Figure {
  const counted = readCounted(row.counted, place, all)
  const answers = counted.flatMap((person) => all.get(person) ?? [])
  const mean = (value: (answer: Answer) => number): number =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length
  const n = row.n
  if (typeof n !== 'number' || !(n >= 0 && n <= Number.MAX_SAFE_INTEGER))
    throw new Refused(`${place}: n is ${nameOf(n)}, not a number of answers.`)
  const dims = fieldsOf(row.dims ?? {}, `${place}, dims`)
  const zones = fieldsOf(row.zones ?? {}, `${place}, zones`)
  const known = Object.keys(answers[0]?.dims ?? {})
  const unknown = [
    ...Object.keys(dims).filter((name) => !known.includes(name)),
    ...Object.keys(zones).filter((name) => !zoneNames.some((zone) => zone === name)),
  ][0]
  if (unknown !== undefined) throw new Refused(`${place}: there is no category or zone ${nameOf(unknown)}.`)
  const score = (json: unknown, name: string, value: (answer: Answer) => number): Range =>
    readRange(json, `${place}, ${name}`, mean(value))
  return {
    suppressed: false,
    n,
    counted,
    mean: score(row.mean, 'mean', ({ total }) => total),
    ...(row.participation !== undefined && {
      participation: readRange(row.participation, `${place}, participation`),
    }),
    dims: Object.fromEntries(
      known.flatMap((name) =>
        dims[name] === undefined ? [] : [[name, score(dims[name], name, (answer) => answer.dims[name] ?? 0)]],
      ),
    ),
    zones: Object.fromEntries(
      zoneNames.flatMap((name) =>
        zones[name] === undefined
          ? []
          : [[name, score(zones[name], name, ({ zone }) => Number(zone === name))]],
      ),
    ),
  }
}

function readCounted(json: unknown, place: string, all: ReadonlyMap<string, Answer>): string[] {
  if (!Array.isArray(json) || json.length === 0)
    throw new Refused(`${place}: "counted" has to name the people whom the figure counts.`)
  const stranger = json.find((person) => !all.has(person))
  if (stranger !== undefined)
    throw new Refused(`${place}: counts ${nameOf(stranger)}, who did not answer in that unit and period.`)
  if (new Set(json).size < json.length) throw new Refused(`${place}: counts somebody twice.`)
  return json.toSorted()
}

function readRange(json: unknown, place: string, truth?: number): Range {
  const { lo, hi, loOpen, hiOpen } = fieldsOf(json, place)
  if (typeof lo !== 'number' || typeof hi !== 'number' || !Number.isFinite(lo) || !Number.isFinite(hi))
    throw new Refused(`${place}: ${nameOf(lo)} to ${nameOf(hi)} is not an interval of numbers.`)
  if (lo > hi) throw new Refused(`${place}: the interval ${lo} to ${hi} is upside down.`)
  const isOpen = { lo: loOpen === true, hi: hiOpen === true }
  // A value at an excluded end is outside; one at an included end is inside, within the error of sums.
  const isAbove = (value: number): boolean => (isOpen.lo ? lo + hair < value : lo - hair <= value)
  const isBelow = (value: number): boolean => (isOpen.hi ? value < hi - hair : value <= hi + hair)
  if (truth !== undefined && !(isAbove(truth) && isBelow(truth)))
    throw new Refused(
      `${place}: ${lo} to ${hi} does not hold ${truth.toFixed(4)}, which is true of those counted.`,
    )
  return {
    lo: onGrid(lo, isOpen.lo ? 1 : -1),
    hi: onGrid(hi, isOpen.hi ? -1 : 1),
    ...(isOpen.lo && { loOpen: true }),
    ...(isOpen.hi && { hiOpen: true }),
  }
}

/**
 * Means of hundredths never lie midway between two parts of 2^-20, so the order of summing does not show. An included end
 * moves one part outward and an excluded one inward, so that the interval holds the same values.
 */
const grid = 2 ** 20
const onGrid = (end: number, parts: number): number => (Math.round(end * grid) + parts) / grid
