import type { Zone } from '../zone.ts'
import type { ShownShare, ShownZones } from './shown-zones.ts'
import { patternsOf, questionsFor, type ZonePattern, type ZoneRanges, zoneOrder } from './zone-patterns.ts'

/**
 * Whether something stays possible when only these ranges of people are known. Null: the ranges can only occur if somebody
 * changed an answer, so nothing follows from them.
 */
export type ZoneNeed = (ranges: ZoneRanges) => boolean | null

/**
 * Zone shares, always with all three zones, so that a group of one single colour looks like one of mostly that colour.
 * Below 40 answers: up to 25 %, over 25 up to 50 %, over 50 %. From 40: bands of ten with the top "over 70 %"; the two
 * others are then shown together as "up to 30 %".
 *
 * The bands are found by questions ("more than a quarter in red?"). A question is asked only if neither answer would leave
 * a need unmet. The needs and the answers so far decide this, never the numbers themselves, so the wider band after a
 * question that was left out reveals no more than it shows.
 * @param shown the lower end of the shown number of answers; it selects one of the two tables
 */
export function showZones(
  counts: Readonly<Record<Zone, number>>,
  answers: number,
  shown = answers,
  needs: readonly ZoneNeed[] = [],
): ShownZones {
  const isTrue = ({ ranges }: ZonePattern): boolean =>
    zoneOrder.every((zone, n) => {
      const [from, to] = ranges[n] ?? [0, 0]
      return from <= counts[zone] && counts[zone] <= to
    })
  let left = patternsOf(answers, shown)
  if (!left.some(isTrue)) throw new RangeError('zones that do not add up to the answers')
  for (const { zone, share } of questionsFor(shown)) {
    const isMore = ({ zones }: ZonePattern): boolean => zones[zone].lo >= share
    const isNotMore = ({ zones }: ZonePattern): boolean => zones[zone].hi <= share
    if (!left.every((pattern) => isMore(pattern) || isNotMore(pattern))) continue
    const sides = [left.filter(isMore), left.filter((pattern) => !isMore(pattern))]
    if (sides.every((side) => side.length === 0 || keepsOpen(side, needs)))
      left = sides.find((side) => side.some(isTrue)) ?? left
  }
  return widest(left)
}

/** Whether for each need some pattern meets it, or all patterns are refuted. */
function keepsOpen(patterns: readonly ZonePattern[], needs: readonly ZoneNeed[]): boolean {
  return needs.every((need) => {
    let verdict: boolean | null = null
    for (const { ranges } of patterns) {
      verdict = need(ranges) ?? verdict
      if (verdict) return true
    }
    return verdict === null
  })
}

function widest(patterns: readonly ZonePattern[]): ShownZones {
  const [only] = patterns
  if (patterns.length === 1 && only) return only.zones
  const around = (zone: Zone): ShownShare => {
    const shares = patterns.map(({ zones }) => zones[zone])
    const lowest = shares.reduce((a, b) => (b.lo < a.lo || (b.lo === a.lo && !b.loOpen) ? b : a))
    const highest = shares.reduce((a, b) => (b.hi > a.hi || (b.hi === a.hi && !b.hiOpen) ? b : a))
    const { lo, loOpen } = lowest
    const { hi, hiOpen } = highest
    return { lo, hi, ...(loOpen && { loOpen }), ...(hiOpen && { hiOpen }) }
  }
  return { green: around('green'), yellow: around('yellow'), red: around('red') }
}
