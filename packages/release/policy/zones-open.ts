import type { ScoresShape } from '../disclosure/figure-shape.ts'
import type { ZoneNeed } from '../disclosure/show-zones.ts'
import { zones } from '../zone.ts'
import type { ZoneLimits } from './guard/question.ts'

/** Scores have two decimals, so a zone ends one hundredth below the next limit. */
const oneStep = 0.01

const hair = 1e-6

/**
 * What the zones of a group must leave possible: beside its shown scores, somebody in it can be in each zone. A figure that
 * says that nobody is in the red zone is a finding about everybody.
 */
export function keepZonesOpen(
  { total, categories }: Pick<ScoresShape, 'total' | 'categories'>,
  people: number,
  { yellow, red }: ZoneLimits,
): ZoneNeed[] {
  const parts = Object.values(categories)
  const mean = (end: 'lo' | 'hi') => parts.reduce((sum, part) => sum + part[end], 0) / parts.length
  const lowest = people * (parts.length === 0 ? total.lo : Math.max(total.lo, mean('lo')))
  const highest = people * (parts.length === 0 ? total.hi : Math.min(total.hi, mean('hi')))
  const fits = (ranges: Parameters<ZoneNeed>[0], zone: number | null): boolean => {
    const [greens, yellows, reds] = ranges.map(
      ([from, to], n) => [n === zone ? Math.max(1, from) : from, to] as const,
    )
    if (!greens || !yellows || !reds) return false
    for (let inRed = reds[0]; inRed <= reds[1]; inRed++) {
      const others = people - inRed
      // The fewest and most people in yellow with whom the sum of scores can lie between `lowest` and `highest`.
      const most = (highest - others - inRed * red) / (yellow - 1)
      const fewest = (lowest - 5 * inRed - others * (yellow - oneStep)) / (red - yellow)
      const from = Math.max(yellows[0], others - greens[1], Math.ceil(fewest - hair))
      const to = Math.min(yellows[1], others - greens[0], Math.floor(most + hair))
      if (from <= to) return true
    }
    return false
  }
  return zones.map((_, zone) => (ranges) => (fits(ranges, null) ? fits(ranges, zone) : null))
}
