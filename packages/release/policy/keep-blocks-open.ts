import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'
import type { ZoneNeed } from '../disclosure/show-zones.ts'
import { peopleByZone, tighten, type ZoneRanges, zoneOrder } from '../disclosure/zone-patterns.ts'

/**
 * What the zones of a large group must leave possible: beside what is shown of each block, everybody in it can be in each
 * zone. This is exact, because for numbers of people in three zones with a given sum, bounds can be added one by one.
 * @param sizes how many people each block has
 */
export function keepBlocksOpen(blocks: readonly DisclosedFigure[], sizes: readonly number[]): ZoneNeed[] {
  const people = sizes.reduce((sum, size) => sum + size, 0)
  const each = blocks.map((figure, n) => ({ size: sizes[n] ?? 0, ranges: rangesOf(figure, sizes[n] ?? 0) }))
  const all = each.reduce(
    (sum, { ranges }) => addRanges(sum, ranges, 1),
    zoneOrder.map(() => [0, 0] as const) as ZoneRanges,
  )
  const fits = (shown: ZoneRanges, possible: ZoneRanges): boolean => {
    let [from, to] = [0, 0]
    for (const [zone, [fewest, most]] of shown.entries()) {
      const low = Math.max(fewest, possible[zone]?.[0] ?? 0)
      const high = Math.min(most, possible[zone]?.[1] ?? 0)
      if (low > high) return false
      from += low
      to += high
    }
    return from <= people && people <= to
  }
  return each.flatMap((block) =>
    zoneOrder.map((_, zone): ZoneNeed => {
      const withOne = tighten(
        block.ranges.map(([from, to], n) => [n === zone ? Math.max(1, from) : from, to]),
        block.size,
      )
      const possible = withOne && addRanges(addRanges(all, block.ranges, -1), withOne, 1)
      return (shown) => (fits(shown, all) ? possible !== null && fits(shown, possible) : null)
    }),
  )
}

function rangesOf(figure: DisclosedFigure, people: number): ZoneRanges {
  if (figure.run === 'causes') throw new RangeError('causes have no zones')
  return peopleByZone(figure.zones, people)
}

const addRanges = (sum: ZoneRanges, more: ZoneRanges, sign: 1 | -1): ZoneRanges =>
  sum.map(([from, to], n) => [from + sign * (more[n]?.[0] ?? 0), to + sign * (more[n]?.[1] ?? 0)])
