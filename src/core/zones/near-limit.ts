import type { Zone } from '@andrum/release/zone.ts'
import type { ZoneLimits } from '../instrument/instrument.ts'
import { zoneOf } from './zone.ts'

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
