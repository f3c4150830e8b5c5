import { type Zone, zones } from '@andrum/release/zone.ts'
import { zoneOf } from './zone.ts'

/** All true values that would have looked the same; an open end is itself excluded. */
type Span = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: true | undefined
  readonly hiOpen?: true | undefined
}

/** The shown figure of a unit: the mean of its totals, ± on the same scale, and the shares of its answers by zone. */
export type GroupFigure = {
  readonly mean: Span
  readonly uncertainty: number
  readonly zones: Readonly<Record<Zone, Span>>
}

/** The range from the least to the most that may be said about a unit; one word when both are the same. */
export type GroupLevel = Zone | 'green-yellow' | 'green-red' | 'yellow-red'

const half = 0.5

/**
 * The level in the headline of a unit, never less than its figures show. At least the zone of the lowest possible mean, and
 * yellow or red when at least half of the answers surely are in it. At most the zone that the mean with its uncertainty
 * reaches, and that half of the answers may be in. A level of a group, never a zone of a person.
 */
export function groupLevelOf(
  { mean, uncertainty, zones: shares }: GroupFigure,
  limits: { readonly yellow: number; readonly red: number },
): GroupLevel {
  const { green, yellow, red } = shares
  const from = higher(
    zoneOf(mean.lo, limits),
    levelOfHalf({ raised: surelyHalf(yellow, red) || isLeast(green), red: surelyHalf(red) }),
  )
  const to = higher(
    zoneOf(mean.hi + uncertainty, limits),
    levelOfHalf({ raised: mayBeHalf(green, yellow, red), red: mayBeHalf(sumOf(green, yellow), red) }),
  )
  if (from === 'green' && to !== 'green') return `${from}-${to}`
  return from === 'yellow' && to === 'red' ? 'yellow-red' : from
}

/** Whether at least half of the answers surely are in yellow or red. */
export const isMostlyRaised = ({ zones: { green, yellow, red } }: Pick<GroupFigure, 'zones'>): boolean =>
  surelyHalf(yellow, red) || isLeast(green)

const levelOfHalf = (is: { readonly raised: boolean; readonly red: boolean }): Zone => {
  if (is.red) return 'red'
  return is.raised ? 'yellow' : 'green'
}

const higher = (one: Zone, other: Zone): Zone => (zones.indexOf(one) >= zones.indexOf(other) ? one : other)

/** Sums of shares in whole hundredths, since 0.1 + 0.2 is not 0.3. */
const hundredths = (share: number) => Math.round(share * 100)

const surelyHalf = (...shares: readonly Span[]): boolean =>
  hundredths(shares.reduce((sum, { lo }) => sum + lo, 0)) >= hundredths(half)

/** At most half of all answers are in `rest`, so the others are at least half. */
const isLeast = (rest: Span): boolean => rest.hi <= half

/** Whether these zones may be half of all: together they reach it, and what must be outside leaves room for it. */
const mayBeHalf = (outside: Span, ...inside: readonly Span[]): boolean => {
  const room = outside.lo < half || (outside.lo === half && outside.loOpen !== true)
  const most = sumOf(...inside)
  return room && (most.hi > half || (most.hi === half && most.hiOpen !== true))
}

const sumOf = (...shares: readonly Span[]): Span => ({
  lo: hundredths(shares.reduce((sum, { lo }) => sum + lo, 0)) / 100,
  hi: hundredths(shares.reduce((sum, { hi }) => sum + hi, 0)) / 100,
  ...(shares.some(({ loOpen }) => loOpen === true) ? { loOpen: true } : {}),
  ...(shares.some(({ hiOpen }) => hiOpen === true) ? { hiOpen: true } : {}),
})
