import type { Answer, Organisation, PublishedRow, Range, Report, ZoneName } from './organisation-file.ts'

export const zoneNames = ['green', 'yellow', 'red'] as const satisfies readonly ZoneName[]

/** Everybody whom exactly the same figures count: no arithmetic on the figures tells them apart. */
export type Crowd = { readonly persons: readonly string[]; readonly figures: readonly number[] }

/** What HR has of some rounds, compared under the assumption that nobody changed an answer. */
export type Evidence = {
  readonly rows: readonly PublishedRow[]
  readonly crowds: readonly Crowd[]
  /** How many people each row counts, insiders left out. */
  readonly sizes: readonly number[]
  /** The answers of insiders, subtracted from the row's sums. */
  readonly told: readonly Told[]
  readonly categories: readonly string[]
}

export type Told = {
  readonly people: number
  readonly total: number
  readonly dims: Readonly<Record<string, number>>
  readonly zones: Readonly<Record<ZoneName, number>>
}

export function layOut(
  report: Report,
  periods: readonly string[],
  insiders: ReadonlyMap<string, Answer> = new Map(),
): Evidence {
  const rows = [...report.published, ...(report.parts ?? [])].filter(
    (row): row is PublishedRow => !row.suppressed && periods.includes(row.period),
  )
  const figuresOf = new Map<string, number[]>()
  for (const [n, row] of rows.entries()) {
    for (const person of row.counted) {
      const seen = figuresOf.get(person)
      if (seen) seen.push(n)
      else figuresOf.set(person, [n])
    }
  }
  const crowds = new Map<string, { persons: string[]; figures: number[] }>()
  for (const [person, figures] of figuresOf) {
    if (insiders.has(person)) continue
    const key = figures.join()
    const crowd = crowds.get(key)
    if (crowd) crowd.persons.push(person)
    else crowds.set(key, { persons: [person], figures })
  }
  const told = rows.map((row) => addUp(row.counted.flatMap((person) => insiders.get(person) ?? [])))
  return {
    rows,
    crowds: [...crowds.values()],
    sizes: rows.map((row, n) => row.counted.length - (told[n]?.people ?? 0)),
    told,
    categories: Object.keys(rows[0]?.dims ?? {}),
  }
}

function addUp(answers: readonly Answer[]): Told {
  const names = Object.keys(answers[0]?.dims ?? {})
  const count = (zone: ZoneName): number => answers.filter((answer) => answer.zone === zone).length
  return {
    people: answers.length,
    total: answers.reduce((sum, { total }) => sum + total, 0),
    dims: Object.fromEntries(
      names.map((name) => [name, answers.reduce((sum, { dims }) => sum + (dims[name] ?? 0), 0)]),
    ),
    zones: { green: count('green'), yellow: count('yellow'), red: count('red') },
  }
}

/** The sum that a shown mean or share allows, over the people who are not insiders. */
export function sumRange(range: Range, counted: number, told: number): readonly [number, number] {
  return [range.lo * counted - told, range.hi * counted - told]
}

/** What everybody really answered, to check what the attack found. One answer for each person. */
export function truthOf(organisation: Organisation): Map<string, Answer> {
  return new Map(organisation.answers.map((answer) => [answer.person, answer]))
}
