import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an attack learnt from one way of showing figures, as written by `npm run attack -- --json content/attack.json`. */
export type AttackedPolicy = {
  readonly name: string
  /** How many people of every group told HR their own answers; the promise assumes that none do. */
  readonly insiders: number | 'all but one'
  /** Person-rounds in which a zone was certain or a score confined to less than one point, of `personRounds`. */
  readonly breached: number
  /** Those of `breached` that one round alone gave away. The others took two rounds in which nobody changed an answer. */
  readonly breachedAlone: number
  readonly personRounds: number
  /** Rounds and pairs of rounds in which subtraction tells a group apart that is too small. */
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

/** The figures of the last stored attack. Loaders only: it runs at build time, from the root of the repository. */
export function readAttack(): AttackNumbers {
  // Our own script writes this file.
  return JSON.parse(readFileSync(join('content', 'attack.json'), 'utf8')) as AttackNumbers
}
