import type { Zone } from '@andrum/release/zone.ts'
import type { BandKind, CauseLimits, ZoneLimits } from '#core/instrument/instrument.ts'

export type Band = 'raised' | 'not_raised' | Zone

/** How urgent an area of the action plan is. It orders the plan, nothing else. */
export type Risk = 'high' | 'medium' | 'none'

type Cuts = Pick<ZoneLimits, 'yellow' | 'red'>

/** Scores and limits have two decimals and are compared as whole hundredths, because 2.54 is not exact as a binary fraction. */
const inHundredths = (score: number): number => Math.round(score * 100)

const reaches = (score: number, limit: number): boolean => inHundredths(score) >= inHundredths(limit)

/** The zone of a total (1.00–5.00, rounded to two decimals). A limit belongs to the zone above it. */
export function zoneOf(total: number, limits: Cuts): Zone {
  if (reaches(total, limits.red)) return 'red'
  return reaches(total, limits.yellow) ? 'yellow' : 'green'
}

/**
 * What a person sees of a category score (1.00–5.00, rounded to two decimals).
 * Short forms show only "raised": the BAT user manual 2.0 finds their red category limits too insensitive for one person.
 */
export function bandOf(score: number, limits: Cuts, bands: BandKind): Band {
  const zone = zoneOf(score, limits)
  if (bands === 'zones') return zone
  return zone === 'green' ? 'not_raised' : 'raised'
}

/** The risk level of a category in the action plan: high from the red limit, medium from the yellow one. */
export function riskOf(score: number, limits: Cuts): Risk {
  const zone = zoneOf(score, limits)
  if (zone === 'red') return 'high'
  return zone === 'yellow' ? 'medium' : 'none'
}

/** The risk level of a cause (1.00–5.00, higher is worse). */
export function causeRiskOf(score: number, limits: Pick<CauseLimits, 'medium' | 'high'>): Risk {
  return riskOf(score, { yellow: limits.medium, red: limits.high })
}

/**
 * Whether a total is near a limit: one answer, one word to either side, would give the other zone. Own convention: the
 * limits are those of another instrument (BAT user manual 2.0), so a difference of one answer is too small to call it a
 * difference between two zones. The zone does not change.
 * @param total 1.00–5.00, rounded to two decimals
 * @param items questions that the total is the mean of, in parts of equal length; about skipped ones nothing is known
 * @returns the zone on the other side of the limit; null where none is near
 */
export function zoneNear(
  total: number,
  limits: Pick<ZoneLimits, 'yellow' | 'red'>,
  items: number,
): Zone | null {
  const zone = zoneOf(total, limits)
  // A mean of n answers is a multiple of 1/n; where a question was skipped, it is near one.
  const asked = Math.round(total * items)
  const beside = [asked - 1, asked + 1].map((sum) => zoneOf(Math.round((100 * sum) / items) / 100, limits))
  return beside.find((other) => other !== zone) ?? null
}
