import type { Run } from '@andrum/release/policy/counter.ts'

/**
 * Input and output of the release process. Everything large is one text or one byte array: copying a hundred
 * thousand little objects into another process would block requests for seconds, one large text does not.
 */
export type ReleaseInput = {
  readonly round: string
  /** The round's smallest group. */
  readonly k: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  /** The instrument's zone limits for the total, which the guard calculates with. */
  readonly limits: { readonly yellow: number; readonly red: number }
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  /** Invited people by unit. */
  readonly invited: PeopleByUnit
  /** Of the invited, those who count in no figure: they were on no released list at least 28 days before. */
  readonly newcomers: People
  /** The last released list: its tree and who was where. Null: there is none, and nobody counts as moved. */
  readonly listBefore: {
    readonly units: readonly { readonly id: string; readonly parent: string | null }[]
    readonly listed: PeopleByUnit
  } | null
  /** The people counted in each run. A run without an entry is not released. */
  readonly counted: Readonly<Partial<Record<Run, People>>>
  /** JSON text: unit → amounts. */
  readonly counters: string
  /** Contacts and names on the lists of this and the kept rounds, for people whom the lists disagree about. */
  readonly called: readonly {
    readonly round: string
    readonly contacts: CalledPeople
    readonly names: CalledPeople
  }[]
  /** Kept released rounds, oldest first. */
  readonly earlier: Readonly<Record<Run, readonly EarlierRound[]>>
}

/** Participant hashes, joined. */
export type People = Uint8Array

/** `as` is a JSON text: a number for each person, equal for the same address and number, or the same name. */
export type CalledPeople = { readonly people: People; readonly as: string }

/** The people unit by unit; `amounts` says how many each unit has. */
export type PeopleByUnit = {
  readonly amounts: readonly (readonly [unit: string, amount: number])[]
  readonly people: People
}

export type EarlierRound = {
  readonly round: string
  /** JSON text of `ShownUnit[]`. */
  readonly shown: string
  /** The blocks' people, in the order of `shown`. */
  readonly people: People
  /** Everybody on the round's list who was not established then. */
  readonly newcomers: People
  /** Units whose blocks the guard pooled upward. */
  readonly held: readonly string[]
}

export type ShownUnit = {
  readonly unit: string
  readonly within: string | null
  /** How many people the unit's block has. */
  readonly amount: number
  readonly figure: unknown
  /** The figure of the unit's own block; null when that is the shown figure itself, or the unit has no block. */
  readonly own: unknown
  readonly composed: boolean
}

export type ReleasedRun = {
  readonly run: Run
  /** JSON text, every unit of the tree: `[{ unit, within, figure, own, composed }]`. A null figure is hidden. */
  readonly units: string
  readonly blocks: PeopleByUnit
  /** Units whose blocks the guard pooled upward. */
  readonly held: readonly string[]
  /** How many figures were too large to be checked against all kept rounds at once. */
  readonly notBesideAll: number
}

/** Length of a participant hash (HMAC-SHA-256) and of the tombstone that takes its place. */
const hashBytes = 32

/** Splits into texts with one character for each byte: the shortest string that core can sort and compare. */
export function splitPeople(people: People): string[] {
  if (people.length % hashBytes !== 0) throw new RangeError('a participant hash has the wrong length')
  const bytes = Buffer.from(people.buffer, people.byteOffset, people.length)
  return Array.from({ length: people.length / hashBytes }, (_, n) =>
    bytes.toString('latin1', n * hashBytes, (n + 1) * hashBytes),
  )
}

/** The inverse: the people of each unit. */
export function dealOut({ amounts, people }: PeopleByUnit): { unit: string; people: string[] }[] {
  const all = splitPeople(people)
  let from = 0
  return amounts.map(([unit, amount]) => {
    from += amount
    return { unit, people: all.slice(from - amount, from) }
  })
}

export function joinPeople(people: readonly string[]): People {
  return Uint8Array.from(Buffer.from(people.join(''), 'latin1'))
}
