import { largeGroup } from '../constants.ts'
import type { Zone } from '../zone.ts'
import type { Interval } from './interval.ts'
import type { ShownShare, ShownZones } from './shown-zones.ts'

/** Green, yellow, red. */
export const zoneOrder: readonly Zone[] = ['green', 'yellow', 'red']

/** Fewest and most people of each zone, green, yellow, red. */
export type ZoneRanges = readonly (readonly [fewest: number, most: number])[]

/** One way in which the zones of a group may be shown, and the numbers of people that look like it. */
export type ZonePattern = { readonly zones: ShownZones; readonly ranges: ZoneRanges }

/**
 * Every way in which the zones of `answers` people can be shown.
 * @param shown the lower end of the shown number of answers
 */
export function patternsOf(answers: number, shown = answers): ZonePattern[] {
  const bands = shown < largeGroup ? quarters : tenths
  const patterns: ZonePattern[] = []
  for (const green of bands)
    for (const yellow of bands)
      for (const red of bands) patterns.push(patternOf({ green, yellow, red }, answers))
  if (shown >= largeGroup) {
    for (const zone of zoneOrder) {
      const others = { green: rest, yellow: rest, red: rest }
      patterns.push(patternOf({ ...others, [zone]: mostOfAll }, answers))
    }
  }
  return patterns.filter(({ ranges }) => reaches(ranges, answers))
}

/** "Is more than such a share in this zone?" What HR most needs to know is asked first. */
type ZoneQuestion = { readonly zone: Zone; readonly share: number }

export const questionsFor = (shown: number): readonly ZoneQuestion[] =>
  shown < largeGroup ? smallQuestions : largeQuestions

const smallQuestions: readonly ZoneQuestion[] = [
  { zone: 'red', share: 0.25 },
  { zone: 'green', share: 0.5 },
  { zone: 'yellow', share: 0.25 },
  { zone: 'red', share: 0.5 },
  { zone: 'green', share: 0.25 },
  { zone: 'yellow', share: 0.5 },
]

/** Halving: the widest bands first. */
const largeQuestions: readonly ZoneQuestion[] = [0.7, 0.3, 0.1, 0.5, 0.2, 0.4, 0.6].flatMap((share) =>
  (['red', 'green', 'yellow'] as const).map((zone) => ({ zone, share })),
)

/** Below 40 answers. */
const quarters: readonly Interval[] = [
  { lo: 0, hi: 0.25 },
  { lo: 0.25, hi: 0.5, loOpen: true },
  { lo: 0.5, hi: 1, loOpen: true },
]

/** From 40 answers; a zone over 70 % is shown by itself. */
const tenths: readonly Interval[] = [0, 1, 2, 3, 4, 5, 6].map((ten) =>
  ten === 0 ? { lo: 0, hi: 0.1 } : { lo: ten / 10, hi: (ten + 1) / 10, loOpen: true },
)
const mostOfAll: ShownShare = { lo: 0.7, hi: 1, loOpen: true }
const rest: ShownShare = { lo: 0, hi: 0.3, hiOpen: true, joint: true }

const patternOf = (zones: ShownZones, answers: number): ZonePattern => ({
  zones,
  ranges: peopleByZone(zones, answers),
})

/** How many people can be in each zone, given all three shares. */
export function peopleByZone(zones: ShownZones, people: number): ZoneRanges {
  const ranges = zoneOrder.map((zone) => wholePeople(zones[zone], people))
  return tighten(ranges, people) ?? ranges
}

/** Narrows each range to what the two other zones leave; null when no numbers add up. */
export function tighten(ranges: ZoneRanges, people: number): ZoneRanges | null {
  const sum = (end: 0 | 1) => ranges.reduce((all, range) => all + range[end], 0)
  const [least, most] = [sum(0), sum(1)]
  const tight = ranges.map(
    ([from, to]) => [Math.max(from, people - (most - to)), Math.min(to, people - (least - from))] as const,
  )
  return tight.every(([from, to]) => from <= to) ? tight : null
}

/** Shares are multiples of 1/people; an amount far below one person changes no limit and absorbs binary rounding. */
const hair = 1e-6

/** The numbers of people whose share is in the interval. */
export function wholePeople({ lo, hi, loOpen, hiOpen }: Interval, people: number): [number, number] {
  const from = loOpen ? Math.floor(lo * people + hair) + 1 : Math.ceil(lo * people - hair)
  const to = hiOpen ? Math.ceil(hi * people - hair) - 1 : Math.floor(hi * people + hair)
  return [from, to]
}

/** Whether some numbers within the ranges add up to `sum`. */
export function reaches(ranges: ZoneRanges, sum: number): boolean {
  let fewest = 0
  let most = 0
  for (const [from, to] of ranges) {
    if (from > to) return false
    fewest += from
    most += to
  }
  return fewest <= sum && sum <= most
}
