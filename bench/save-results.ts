import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** The upper or lower limit of a figure. */
export type Goal = {
  /** As in "answers kept a second with 50 clients, as a share of a bare server". */
  readonly what: string
  readonly measured: number
  readonly unit: string
} & ({ readonly atMost: number } | { readonly atLeast: number })

/** The results of one benchmark, with machine and commit. */
export type Kept = {
  readonly commit: string
  /** ISO date. */
  readonly day: string
  readonly cores: number
  /** Load of the last minute (see getloadavg(3)). */
  readonly load: number
  /** The command that measures it again, where that is not `npm run bench -- <name>`. */
  readonly command?: string
  readonly goals: readonly Goal[]
  readonly figures: unknown
}

/** Stores the results of one benchmark as bench/results/<name>.json, for docs/performance.md. */
export function saveResults(
  name: string,
  figures: unknown,
  goals: readonly Goal[] = [],
  command?: string,
): void {
  const folder = new URL('./results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const kept: Kept = {
    commit: execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    ...(command === undefined ? {} : { command }),
    goals,
    figures,
  }
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(kept, null, 2)}\n`)
}
