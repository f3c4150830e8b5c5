import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What our rules still show, for teams of a size and a share who answer. */
export type Worth = {
  /** Mean team size. */
  readonly teamSize: number
  /** 0–1 */
  readonly participation: number
  /** Units with eight answers or more, over all rounds but the first. */
  readonly eligible: number
  /** … that got a figure of that round by themselves, by themselves or with a few others, and that had one of their own at most two rounds old. */
  readonly fresh: number
  readonly shared: number
  readonly recent: number
}

/** As `node bench/release-worth.ts --json content/worth.json` has written it. Loaders only: it runs at build time. */
export function readWorth(): readonly Worth[] {
  // Our own script writes this file.
  return JSON.parse(readFileSync(join('content', 'worth.json'), 'utf8')) as readonly Worth[]
}
