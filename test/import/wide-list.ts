/** Columns that nobody maps: HR systems export all that they have. */
const others = Array.from({ length: 30 }, (_, n) => `Fält ${n + 11}`)
const headings = [
  'Anst.nr',
  'Förnamn',
  'Efternamn',
  'E-post arbete',
  'Avdelning',
  'Chefens anst.nr',
  'Pers.nr',
  'Befattning',
  'Anställd',
  'Ort',
  ...others,
]

/** A list as a large HR system exports it: forty columns, a line for each person, departments led by one of their own people. */
export function wideLines(people: number, departments: number): readonly (readonly string[])[] {
  const managerOf = (n: number) => {
    if (n === 0) return ''
    return String(10_000 + (n < departments ? Math.floor(n / 10) : n % departments))
  }
  const rest = others.map((_, n) => `värde ${n}`)
  const lines = Array.from({ length: people }, (_, n) => [
    String(10_000 + n),
    'Förnamn',
    `Efternamn ${n}`,
    `person.${n}@stort.example`,
    `Avdelning ${n % departments}`,
    managerOf(n),
    `19850${1 + (n % 9)}15-${1000 + (n % 9000)}`,
    'Undersköterska',
    '2020-01-01',
    'Östersund',
    ...rest,
  ])
  return [headings, ...lines]
}

export const wideList = (people: number, departments: number): Buffer =>
  Buffer.from(
    wideLines(people, departments)
      .map((line) => line.join(';'))
      .join('\r\n'),
  )

/** HR's mapping of the columns: departments below the departments of their managers. */
export const wideMapping = [
  { heading: 'Anst.nr', field: 'employee_id' },
  { heading: 'Förnamn', field: 'first_name' },
  { heading: 'Efternamn', field: 'last_name' },
  { heading: 'E-post arbete', field: 'email' },
  { heading: 'Avdelning', field: 'unit' },
  { heading: 'Chefens anst.nr', field: 'manager' },
] as const
