/**
 * The invented organisation of the page "who sees what": three teams under a company, and two rounds. It has a small policy
 * of its own that is easy to explain and tries every set of groups. A test proves that in every state that a reader can
 * reach it shows and hides exactly what packages/release does.
 */
export const teams = ['sales', 'service', 'storage'] as const
export type Team = (typeof teams)[number]

export const company = 'company'
export type Place = Team | typeof company

export const places: readonly Place[] = [company, ...teams]

/** The numbers of people that the reader may change: whole numbers within `limits`. */
export type Happening = {
  /** Answers in the storage team, both times. */
  readonly storage: number
  /** People who leave the service team between the rounds. */
  readonly leave: number
  /** People of the sales team who are on the list both times and answer only the second time. */
  readonly join: number
  /** People who move from sales to service between the rounds. */
  readonly move: number
}

export const limits = {
  storage: { least: 2, most: 12 },
  leave: { least: 0, most: 5 },
  join: { least: 0, most: 5 },
  // With more, a group would have so many new people that other rules would pool it.
  move: { least: 0, most: 3 },
} as const satisfies Record<keyof Happening, { least: number; most: number }>

export const atFirst: Happening = { storage: 9, leave: 0, join: 0, move: 0 }

/** Answers of the others in the first round: those who belong to no team, and two teams. */
const sizes = { company: 5, sales: 14, service: 13 } as const

/** The smallest group, and the fewest people by whom two rounds may differ (docs/domain/anonymity-boundary.md). */
export const smallestGroup = 8
export const fewestBetween = 4

/** People who are counted in the same place in both rounds. Null: did not answer then, or had left. */
export type Crowd = {
  readonly before: Place | null
  readonly now: Place | null
  readonly people: number
  readonly why: 'stay' | 'leave' | 'join' | 'move'
}

export function crowdsOf({ storage, leave, join, move }: Happening): readonly Crowd[] {
  const crowds: readonly Crowd[] = [
    { before: company, now: company, people: sizes.company, why: 'stay' },
    { before: 'sales', now: 'sales', people: sizes.sales - move, why: 'stay' },
    { before: 'sales', now: 'service', people: move, why: 'move' },
    { before: 'service', now: 'service', people: sizes.service - leave, why: 'stay' },
    { before: 'service', now: null, people: leave, why: 'leave' },
    { before: null, now: 'sales', people: join, why: 'join' },
    { before: 'storage', now: 'storage', people: storage, why: 'stay' },
  ]
  return crowds.filter(({ people }) => people > 0)
}

/** How many answer in a place, without those below it. */
export function answersIn(crowds: readonly Crowd[], when: 'before' | 'now', place: Place): number {
  return crowds.filter((crowd) => crowd[when] === place).reduce((sum, { people }) => sum + people, 0)
}
