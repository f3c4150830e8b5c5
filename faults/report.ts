import { type Goal, saveResults } from '../bench/save-results.ts'
import type { DatabaseKind } from './place.ts'

/** The findings of one part of the suite. */
export type Found = {
  /** A sentence for each broken promise. */
  readonly faults: readonly string[]
  readonly figures: Readonly<Record<string, number | string>>
  /** For docs/performance.md. */
  readonly goals: readonly Goal[]
}

/** How many faults of one part are printed, and how many are stored. */
const [printed, kept] = [50, 5]

const onWhat: Readonly<Record<DatabaseKind, string>> = {
  embedded: 'embedded database',
  postgres: 'PostgreSQL 15',
  several: 'two servers, HAProxy, PgBouncer, PostgreSQL 15',
}

export function report(name: string, { faults, figures, goals }: Found): void {
  console.log(`\n${name}`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`)
  for (const { what, measured, unit } of goals) console.log(`  ${what}: ${measured} ${unit}`.trimEnd())
  console.log(`  faults: ${faults.length}`)
  for (const fault of faults.slice(0, printed)) console.log(`    ${fault}`)
  if (faults.length > printed) console.log(`    and ${faults.length - printed} more`)
}

type Run = {
  readonly rounds: number
  /** Start, by performance.now(). */
  readonly begun: number
  readonly showALoss: boolean
}

/** Stores the findings of one part beside the results of the benchmarks; those of other parts stay. */
export function keep(
  part: string,
  kind: DatabaseKind,
  { faults, figures, goals }: Found,
  { rounds, begun, showALoss }: Run,
): void {
  const seconds = Math.round((performance.now() - begun) / 1000)
  const asked = `--database ${kind} ${showALoss ? '--show-a-loss' : `--rounds ${rounds}`}`
  const found: Goal = {
    what: `losses found in "${part}" where answers are promised too early`,
    measured: faults.length,
    unit: '',
    atLeast: 1,
  }
  saveResults(
    `${showALoss ? 'loss' : 'faults'}-${part}-${kind}`,
    { seconds, ...figures, faults: faults.slice(0, kept) },
    (showALoss ? [found] : goals).map((goal) => ({ ...goal, what: `${goal.what} (${onWhat[kind]})` })),
    `npm run faults -- ${part} ${asked}`,
  )
}

/** Yields one thing after the other, and reports progress on stderr: a hundred kills take many minutes. */
export function* inTurn<Thing>(things: readonly Thing[]): Generator<Thing> {
  for (const [at, thing] of things.entries()) {
    yield thing
    console.error(`${at + 1} of ${things.length}`)
  }
}

/** The numbers from 0, so many, with progress. */
export const turns = (times: number): Generator<number> => inTurn([...Array(times).keys()])
