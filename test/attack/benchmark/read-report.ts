import { zoneNames } from '../evidence.ts'
import type { Answer, Organisation, PublishedRow, Range, Report } from '../organisation-file.ts'
import { Refused } from './run-plug-in.ts'

/** What a true value may lie outside an interval: sums of hundredths are not exact. */
const hair = 1e-6

/**
 * What a policy published, as far as the benchmark reads it. An interval is taken for true, so one that does not hold the true
 * value of those counted is refused.
 * @throws Refused with a sentence that names the place
 */
export function readReport(json: unknown, organisation: Organisation): Report {
  const { published } = fieldsOf(json, 'the answer')
  if (!Array.isArray(published)) throw new Refused('the answer has no list "published".')
  const rounds = new Map(organisation.periods.map((period) => [period.id, roundOf(organisation, period.id)]))
  const seen = new Set<string>()
  return {
    published: published.map((each: unknown, n): Report['published'][number] => {
      const row = fieldsOf(each, `published[${n}]`)
      const round = rounds.get(String(row.period))
      if (!round) throw new Refused(`published[${n}]: there is no period ${nameOf(row.period)}.`)
      const [node, period] = [String(row.node), String(row.period)]
      if (!round.nodes.has(node))
        throw new Refused(`published[${n}]: period "${period}" has no unit ${nameOf(row.node)}.`)
      const place = `unit "${node}", period "${period}"`
      if (seen.has(`${node} ${period}`)) throw new Refused(`${place}: stands twice.`)
      seen.add(`${node} ${period}`)
      if (row.suppressed === true) return { node, period, suppressed: true }
      if (row.suppressed !== false)
        throw new Refused(`${place}: "suppressed" is ${nameOf(row.suppressed)}, not true or false.`)
      return { node, period, suppressed: false, ...readFigure(row, place, round.answers) }
    }),
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(json: unknown, place: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refused(`${place} is ${nameOf(json)}, not an object.`)
  return json as Fields
}

/** How something that should not be there is called in a sentence. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40))
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value)
}

function roundOf(organisation: Organisation, period: string) {
  const own = organisation.periods.find(({ id }) => id === period)?.nodes ?? organisation.nodes
  return {
    nodes: new Set(own.map(({ id }) => id)),
    answers: new Map(
      organisation.answers
        .filter((answer) => answer.period === period)
        .map((answer) => [answer.person, answer]),
    ),
  }
}

type Figure = Omit<PublishedRow, 'node' | 'period' | 'suppressed'>

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
    n,
    counted,
    mean: score(row.mean, 'mean', ({ total }) => total),
    ...(row.participation !== undefined && {
      participation: readRange(row.participation, `${place}, participation`),
    }),
    dims: Object.fromEntries(
      Object.entries(dims).map(([name, range]) => [
        name,
        score(range, name, (answer) => answer.dims[name] ?? 0),
      ]),
    ),
    zones: Object.fromEntries(
      Object.entries(zones).map(([name, range]) => [
        name,
        score(range, name, ({ zone }) => Number(zone === name)),
      ]),
    ),
  }
}

function readCounted(json: unknown, place: string, all: ReadonlyMap<string, Answer>): string[] {
  if (!Array.isArray(json) || json.length === 0)
    throw new Refused(`${place}: "counted" has to name the people whom the figure counts.`)
  const stranger = json.find((person) => !all.has(person))
  if (stranger !== undefined)
    throw new Refused(`${place}: counts ${nameOf(stranger)}, who did not answer in that period.`)
  if (new Set(json).size < json.length) throw new Refused(`${place}: counts somebody twice.`)
  return json
}

function readRange(json: unknown, place: string, truth?: number): Range {
  const { lo, hi, loOpen, hiOpen } = fieldsOf(json, place)
  if (typeof lo !== 'number' || typeof hi !== 'number' || !Number.isFinite(lo) || !Number.isFinite(hi))
    throw new Refused(`${place}: ${nameOf(lo)} to ${nameOf(hi)} is not an interval of numbers.`)
  if (lo > hi) throw new Refused(`${place}: the interval ${lo} to ${hi} is upside down.`)
  if (truth !== undefined && !(lo - hair <= truth && truth <= hi + hair))
    throw new Refused(
      `${place}: ${lo} to ${hi} does not hold ${truth.toFixed(4)}, which is true of those counted.`,
    )
  return { lo, hi, ...(loOpen === true && { loOpen }), ...(hiOpen === true && { hiOpen }) }
}
