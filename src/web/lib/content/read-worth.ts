import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How much our rules still show, for one team size and participation. */
export type Worth = {
  /** Mean team size. */
  readonly teamSize: number
  /** 0–1 */
  readonly participation: number
  /** Units with eight answers or more, over all rounds but the first. */
  readonly eligible: number
  /** … with a new figure of their own; `shared`: or with a few others; `recent`: with one of their own at most two rounds old. */
  readonly fresh: number
  readonly shared: number
  readonly recent: number
}

/** Reads the file that `node bench/release-worth.ts --json content/worth.json` writes. Loaders only: it runs at build time. */
export function readWorth(): readonly Worth[] {
  // Our own script writes this file.
  return JSON.parse(readFileSync(join('content', 'worth.json'), 'utf8')) as readonly Worth[]
}
