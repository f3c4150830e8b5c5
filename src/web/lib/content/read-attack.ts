import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one way of showing figures gave away, as `npm run attack -- --json content/attack.json` has written it. */
export type AttackedPolicy = {
  readonly name: string
  /** How many of every group told HR their own answers; the promise is made for nobody. */
  readonly insiders: number | 'all but one'
  /** Person-rounds in which a zone was certain or a score confined to less than one point, of `personRounds`. */
  readonly breached: number
  /** Of those, how many one round alone gave away; the others took two, and that nobody changed an answer. */
  readonly breachedAlone: number
  readonly personRounds: number
  /** Groups that were too small and could be told apart. */
  readonly isolated: number
  /** Units with a fresh figure, of those with enough answers for one. */
  readonly shown: number
  readonly showable: number
}

export type AttackNumbers = {
  /** ISO 8601 */
  readonly date: string
  readonly seeds: readonly number[]
  readonly organisations: number
  readonly policies: readonly AttackedPolicy[]
}

/** The numbers of the last attack that was written down. Loaders only: it runs at build time, from the root of the repository. */
export function readAttack(): AttackNumbers {
  // Our own script writes this file.
  return JSON.parse(readFileSync(join('content', 'attack.json'), 'utf8')) as AttackNumbers
}
