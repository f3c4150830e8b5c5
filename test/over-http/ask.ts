import type { Answer, PublishedRow, Range, ZoneName } from '@andrum/release/attack/organisation-file.ts'
import type { Highs } from 'highs'

const zones = ['green', 'yellow', 'red'] as const satisfies readonly ZoneName[]

/** Sums of twelve whole answers that end in each zone: 2.54 and 2.96 are where yellow and red begin. */
const sums = { green: [12, 30], yellow: [31, 35], red: [36, 60] } as const

/** A score is rounded to hundredths before it is added. */
const rounding = 0.005

export type Told = {
  /** Exactly one zone is possible. */
  readonly certain: readonly string[]
  /** Some zone is impossible; includes `certain`. */
  readonly excluded: readonly string[]
  /** The possible range of the score of each person in question, in points. */
  readonly range: ReadonlyMap<string, number>
  readonly undecided: number
  /** No answers fit the figures, which means that the question was wrong. */
  readonly isRefuted: boolean
}

type Group = {
  readonly name: string
  readonly size: number
  readonly people: readonly string[]
  readonly rows: readonly number[]
}

/**
 * Computes for each person, from all figures of all rounds at once and with whole answers to twelve questions, which zones
 * are possible and how far the score may range. It is independent: it shares neither code nor bounds with the guard.
 * @param known the answers that the employer knows, because it gives them
 * @param isAskedAbout by default everybody; people who share all figures with them are included
 */
export function ask(
  rows: readonly PublishedRow[],
  known: ReadonlyMap<string, Answer>,
  truth: ReadonlyMap<string, Answer>,
  highs: Highs,
  isAskedAbout: (person: string) => boolean = () => true,
): Told {
  const groups = groupsOf(rows, known)
  const told = { certain: [] as string[], excluded: [] as string[], range: new Map<string, number>() }
  let undecided = 0
  const isRefuted =
    groups.length > 0 && solve(highs, programme(rows, known, groups, '0 x')).status !== 'Optimal'
  for (const group of isRefuted ? [] : groups.filter(({ people }) => people.some(isAskedAbout))) {
    const real = new Set(group.people.map((id) => truth.get(id)?.zone))
    const possible = zones.filter((zone) => {
      if (real.has(zone)) return true
      const { status } = solve(highs, programme(rows, known, groups, '0 x', `n_${group.name}_${zone} >= 1`))
      if (status !== 'Optimal' && status !== 'Infeasible') undecided++
      return status !== 'Infeasible'
    })
    const [one, ...rest] = group.people
    const apart = { ...group, name: 'one', size: 1 }
    const others = { ...group, size: rest.length }
    const split = [...groups.filter((other) => other !== group), apart, ...(rest.length > 0 ? [others] : [])]
    const total = zones.map((zone) => `s_one_${zone}`).join(' + ')
    const ends = (['Minimize', 'Maximize'] as const).map((sense) => {
      const { status, value } = solve(highs, programme(rows, known, split, total, undefined, sense))
      if (status === 'Optimal') return value / 12
      undecided++
      return sense === 'Minimize' ? 1 : 5
    })
    for (const person of one === undefined ? [] : group.people) {
      told.range.set(person, (ends[1] ?? 5) - (ends[0] ?? 1))
      if (possible.length === 1) told.certain.push(person)
      if (possible.length < zones.length) told.excluded.push(person)
    }
  }
  return { ...told, undecided, isRefuted }
}

/** People whom the same figures count, so that nothing distinguishes them. */
function groupsOf(rows: readonly PublishedRow[], known: ReadonlyMap<string, Answer>): Group[] {
  const inRows = new Map<string, number[]>()
  for (const [n, { counted }] of rows.entries())
    for (const person of counted)
      if (!known.has(person)) inRows.set(person, [...(inRows.get(person) ?? []), n])
  const groups = Map.groupBy(inRows, ([, list]) => list.join())
  return [...groups.values()].map((people, n) => ({
    name: `g${n}`,
    size: people.length,
    people: people.map(([person]) => person),
    rows: people[0]?.[1] ?? [],
  }))
}

function solve(highs: Highs, problem: string): { status: string; value: number } {
  const { Status, ObjectiveValue } = highs.solve(problem, {
    output_flag: false,
    mip_max_nodes: 20_000,
    random_seed: 3,
  })
  return { status: Status, value: ObjectiveValue }
}

/** A linear programme as text (CPLEX LP). */
function programme(
  rows: readonly PublishedRow[],
  known: ReadonlyMap<string, Answer>,
  groups: readonly Group[],
  objective: string,
  more?: string,
  sense: 'Minimize' | 'Maximize' = 'Minimize',
): string {
  const categories = Object.keys(rows[0]?.dims ?? {})
  const lines = groups.flatMap(({ name, size }) => [
    `${zones.map((zone) => `n_${name}_${zone}`).join(' + ')} = ${size}`,
    ...zones.flatMap((zone) => [
      `s_${name}_${zone} - ${sums[zone][0]} n_${name}_${zone} >= 0`,
      `s_${name}_${zone} - ${sums[zone][1]} n_${name}_${zone} <= 0`,
    ]),
    `${categories.map((_, c) => `c_${name}_${c}`).join(' + ')} - ${zones.map((zone) => `s_${name}_${zone}`).join(' - ')} = 0`,
  ])
  for (const [r, row] of rows.entries()) {
    const within = groups.filter((group) => group.rows.includes(r))
    if (within.length === 0) continue
    const unknown = within.reduce((sum, { size }) => sum + size, 0)
    const told = row.counted.flatMap((person) => known.get(person) ?? [])
    const add = (terms: readonly string[], range: Range, of: number, own: number) => {
      const slack = of * rounding * unknown
      lines.push(`${terms.join(' + ')} >= ${fixed(of * (range.lo * row.counted.length - own) - slack)}`)
      lines.push(`${terms.join(' + ')} <= ${fixed(of * (range.hi * row.counted.length - own) + slack)}`)
    }
    const mine = (pick: (answer: Answer) => number) => told.reduce((sum, answer) => sum + pick(answer), 0)
    add(
      within.flatMap(({ name }) => zones.map((zone) => `s_${name}_${zone}`)),
      row.mean,
      12,
      mine(({ total }) => total),
    )
    for (const [c, category] of categories.entries()) {
      const range = row.dims[category]
      if (range)
        add(
          within.map(({ name }) => `c_${name}_${c}`),
          range,
          3,
          mine(({ dims }) => dims[category] ?? 0),
        )
    }
    for (const zone of zones) {
      const range = row.zones[zone]
      if (!range) continue
      const own = told.filter((answer) => answer.zone === zone).length
      const terms = within.map(({ name }) => `n_${name}_${zone}`).join(' + ')
      lines.push(`${terms} >= ${leastPeople(range, row.counted.length) - own}`)
      lines.push(`${terms} <= ${mostPeople(range, row.counted.length) - own}`)
    }
  }
  const columns = groups.flatMap(({ name, size }) => [
    ...zones.map((zone) => `0 <= n_${name}_${zone} <= ${size}`),
    ...zones.map((zone) => `0 <= s_${name}_${zone} <= ${60 * size}`),
    ...categories.map((_, c) => `${3 * size} <= c_${name}_${c} <= ${15 * size}`),
  ])
  const whole = columns.map((column) => column.split(' ')[2])
  return [
    sense,
    ` obj: ${objective}`,
    'Subject To',
    ...[...lines, ...(more ? [more] : [])].map((line, n) => ` r${n}: ${line}`),
    'Bounds',
    ...[...columns, '0 <= x <= 1'].map((line) => ` ${line}`),
    'General',
    ` ${whole.join('\n ')}`,
    'End',
  ].join('\n')
}

const hair = 1e-6
const fixed = (value: number): string => value.toFixed(6)
const leastPeople = ({ lo, loOpen }: Range, of: number): number =>
  loOpen ? Math.floor(lo * of + hair) + 1 : Math.ceil(lo * of - hair)
const mostPeople = ({ hi, hiOpen }: Range, of: number): number =>
  hiOpen ? Math.ceil(hi * of - hair) - 1 : Math.floor(hi * of + hair)
