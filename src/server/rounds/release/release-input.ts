import type { Run } from '@andrum/release/policy/counter.ts'

/**
 * What the release thread gets and gives back. Everything large is one text or one row of bytes: copying a hundred
 * thousand little objects into another process would hold up requests for seconds, one large text does not.
 */
export type ReleaseInput = {
  readonly round: string
  /** The round's smallest group. */
  readonly k: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  /** The instrument's zone limits for the total: the guard counts with them. */
  readonly limits: { readonly yellow: number; readonly red: number }
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  /** Invited people by unit. */
  readonly invited: PeopleByUnit
  /** Those of them who carry no figure: they were in no released list at least 28 days before. */
  readonly newcomers: People
  /** The last released list: its tree and who stood where. Null: there is none, and everybody is where they were. */
  readonly listBefore: {
    readonly units: readonly { readonly id: string; readonly parent: string | null }[]
    readonly listed: PeopleByUnit
  } | null
  /** Who is counted in each run. A run that is not here is not released. */
  readonly counted: Readonly<Partial<Record<Run, People>>>
  /** JSON text: unit → amounts. */
  readonly counters: string
  /** What the lists of this and of the kept rounds call those whom lists disagree about. */
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

/** `as` is a JSON text: a number for each of them, the same for the same address and number, or name. */
export type CalledPeople = { readonly people: People; readonly as: string }

/** People of one unit after the other, `amounts` of each. */
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
  /** Everybody on its list who was not established then. */
  readonly newcomers: People
  /** Units whose blocks the guard pooled upward. */
  readonly held: readonly string[]
}

export type ShownUnit = {
  readonly unit: string
  readonly within: string | null
  /** How many people its block has. */
  readonly amount: number
  readonly figure: unknown
  /** What is shown of its block alone; null when that is the figure itself, or there is no block. */
  readonly own: unknown
  readonly composed: boolean
}

export type ReleasedRun = {
  readonly run: Run
  /** JSON text, every unit of the tree: `[{ unit, within, figure, own, composed }]`. A figure that is null is hidden. */
  readonly units: string
  readonly blocks: PeopleByUnit
  /** Units whose blocks the guard pooled upward. */
  readonly held: readonly string[]
  /** How many figures were too large to be laid beside all kept rounds at once. */
  readonly notBesideAll: number
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

/** Gives each unit its people again. */
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
