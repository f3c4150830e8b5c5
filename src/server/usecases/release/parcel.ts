import type { Run } from '#core/release/counter.ts'
import type { CounterAmounts } from '../counter-amounts.ts'

/**
 * What the release thread gets and gives back. People travel as bytes, 32 for each, joined by unit: a hundred thousand of
 * them cross the thread's border in one piece each, not one by one.
 */
export type People = Uint8Array

export type ReleaseParcel = {
  readonly round: string
  /** The round's smallest group. */
  readonly k: number
  /** The instrument's zone limits for the total: the guard counts with them. */
  readonly limits: { readonly yellow: number; readonly red: number }
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  /** Invited people by unit. */
  readonly invited: readonly { readonly unit: string; readonly people: People }[]
  /** Who is counted in each run. A run that is not here is not released. */
  readonly counted: Readonly<Partial<Record<Run, People>>>
  readonly counters: readonly { readonly unit: string; readonly amounts: CounterAmounts }[]
  /** Kept released rounds, oldest first. */
  readonly earlier: Readonly<Record<Run, readonly EarlierRound[]>>
}

export type EarlierRound = {
  readonly round: string
  readonly shown: readonly {
    readonly unit: string
    readonly within: string | null
    readonly block: People
    /** The figure as JSON text: the thread reads it, so that the server need not. */
    readonly figure: string
  }[]
}

export type ReleasedRun = {
  readonly run: Run
  /** Every unit of the tree. `figure` is JSON text; null: hidden. */
  readonly units: readonly {
    readonly unit: string
    readonly within: string | null
    readonly figure: string | null
  }[]
  readonly blocks: readonly { readonly unit: string; readonly people: People }[]
}

/** Length of a participant hash (HMAC-SHA-256) and of the tombstone that takes its place. */
const hashBytes = 32

/** One character for each byte: the shortest string that core can sort and compare. */
export function splitPeople(people: People): string[] {
  if (people.length % hashBytes !== 0) throw new RangeError('a participant hash has the wrong length')
  const bytes = Buffer.from(people.buffer, people.byteOffset, people.length)
  return Array.from({ length: people.length / hashBytes }, (_, n) =>
    bytes.toString('latin1', n * hashBytes, (n + 1) * hashBytes),
  )
}

export function joinPeople(people: readonly string[]): People {
  return Uint8Array.from(Buffer.from(people.join(''), 'latin1'))
}
