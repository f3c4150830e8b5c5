import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** What a figure should be at most, or at least. */
export type Goal = {
  /** As in "answers kept a second with 50 clients, as a share of a bare server". */
  readonly what: string
  readonly measured: number
  readonly unit: string
} & ({ readonly atMost: number } | { readonly atLeast: number })

/** What one benchmark measured, where and on which code. */
export type Kept = {
  readonly commit: string
  /** ISO. */
  readonly day: string
  readonly cores: number
  /** How much else ran during the last minute (see getloadavg(3)). */
  readonly load: number
  /** What measures it again, where that is not `npm run bench -- <name>`. */
  readonly command?: string
  readonly goals: readonly Goal[]
  readonly figures: unknown
}

/** Keeps the figures of one benchmark as bench/results/<name>.json, for docs/performance.md. */
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
