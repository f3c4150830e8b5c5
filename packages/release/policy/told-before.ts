import type { DisclosedFigure, Needs } from '../disclosure/disclosed-figure.ts'
import type { ScoreNeed } from '../disclosure/score-cells.ts'
import type { ZoneNeed } from '../disclosure/show-zones.ts'
import { peopleByZone } from '../disclosure/zone-patterns.ts'
import { type Bounds, shownSums } from './guard/shown-bounds.ts'
import { Overlap, type ShownGroup } from './overlap.ts'

/**
 * A comparison that anybody can make: groups of an earlier round and of this one that have most of their people in common.
 * Their sums differ by the answers of those who came less the answers of those who left.
 */
type Comparison = {
  readonly before: readonly DisclosedSums[]
  /** The other groups of this round in it; the one that is about to be shown is the last. */
  readonly now: readonly DisclosedSums[]
  readonly joiners: number
  readonly leavers: number
}

type DisclosedSums = { readonly figure: DisclosedFigure; readonly people: number }

/** The width of the scale: the range that must stay possible for everybody's score. */
const wholeScale = 4

/**
 * What earlier figures of the same people require of the figures to come, if nobody changed an answer: everybody who joined
 * or left may still have any score and be in any zone. It follows from shown figures and from who is counted where, never
 * from answers that are not shown, so that a coarser step reveals nothing about them.
 */
export class ToldBefore {
  readonly #overlaps: readonly Overlap[]
  readonly #size = new Map<number, number>()
  readonly #shown = new Map<number, DisclosedSums>()

  /**
   * @param groupOf the unit whose group each counted person is in now
   * @param earlier for each kept round the groups that were shown
   */
  constructor(groupOf: ReadonlyMap<string, number>, earlier: readonly (readonly ShownGroup[])[]) {
    for (const unit of groupOf.values()) this.#size.set(unit, (this.#size.get(unit) ?? 0) + 1)
    this.#overlaps = earlier.map((then) => new Overlap(then, groupOf, this.#size))
  }

  /** Takes in the shown figure of this unit's group; only groups that are shown later are compared with it. */
  learn(unit: number, figure: DisclosedFigure): void {
    this.#shown.set(unit, { figure, people: this.#size.get(unit) ?? 0 })
  }

  needsOf(unit: number): Needs & { readonly ofZones: () => readonly ZoneNeed[] } {
    const people = this.#size.get(unit) ?? 0
    const comparisons = this.#overlaps.flatMap((overlap) => this.#comparisons(overlap, unit))
    return {
      ofScore: (name) =>
        comparisons.map((comparison) => scoreNeed(comparison, name, people)).filter((need) => need !== null),
      ofZones: () => comparisons.flatMap(zoneNeeds),
    }
  }

  #comparisons(overlap: Overlap, unit: number): Comparison[] {
    const found = overlap.comparable(unit, (other) => this.#shown.has(other))
    return found
      .filter(({ joiners, leavers }) => joiners + leavers > 0)
      .map(({ before, others, joiners, leavers }) => ({
        before: before.flatMap((old) => {
          const group = overlap.earlier[old]
          return group ? [{ figure: group.figure, people: group.people.length }] : []
        }),
        now: others.flatMap((other) => this.#shown.get(other) ?? []),
        joiners,
        leavers,
      }))
  }
}

/** The sum of the new groups less that of the old ones, without the group that is about to be shown. */
function difference({ before, now }: Comparison, score: string): Bounds | null {
  let [from, to] = [0, 0]
  for (const each of now) {
    const [low, high] = sumsOf(each, score) ?? [Number.NaN, Number.NaN]
    from += low
    to += high
  }
  for (const each of before) {
    const [low, high] = sumsOf(each, score) ?? [Number.NaN, Number.NaN]
    from -= high
    to -= low
  }
  return Number.isNaN(from) ? null : [from, to]
}

function sumsOf({ figure, people }: DisclosedSums, score: string): Bounds | null {
  if (figure.run === 'causes') return shownSums(figure, score, people)?.total ?? null
  const sums = shownSums(figure, 'total', people)
  if (score === 'total') return sums?.total ?? null
  return sums?.parts[Object.keys(figure.categories).sort().indexOf(score)] ?? null
}

/**
 * The sum of the group lies between `least` and `most`, because joiners less leavers are bounded. Its interval must reach a
 * scale's width above the one and begin a scale's width below the other: then each of them can have any score.
 */
function scoreNeed(comparison: Comparison, score: string, people: number): ScoreNeed | null {
  const apart = difference(comparison, score)
  if (!apart) return null
  const { joiners, leavers } = comparison
  const least = joiners - 5 * leavers - apart[1]
  const most = 5 * joiners - leavers - apart[0]
  return {
    reachesTo: (least + wholeScale) / people,
    beginsAt: (most - wholeScale) / people,
    refutedTo: least / people,
    refutedFrom: most / people,
  }
}

/** Keeps open that somebody who left, and somebody who joined, was in each zone. */
function zoneNeeds(comparison: Comparison): ZoneNeed[] {
  const { before, now, joiners, leavers } = comparison
  const zonesIn = (shown: readonly DisclosedSums[]) =>
    shown.flatMap(({ figure, people }) =>
      figure.run === 'scores' ? [peopleByZone(figure.zones, people)] : [],
    )
  const [old, others] = [zonesIn(before), zonesIn(now)]
  if (old.length < before.length || others.length < now.length) return []
  const apart = [0, 1, 2].map((zone): Bounds => {
    const end = (all: readonly (readonly Bounds[])[], at: 0 | 1) =>
      all.reduce((sum, zones) => sum + (zones[zone]?.[at] ?? 0), 0)
    return [end(others, 0) - end(old, 1), end(others, 1) - end(old, 0)]
  })
  // Whether the numbers add up with one leaver, or one joiner, in zone `kept`. It runs for every pattern of zones and every
  // comparison, so it allocates nothing.
  const fits = (ranges: Parameters<ZoneNeed>[0], kept: number, leaving: boolean): boolean => {
    let [from, to] = [0, 0]
    for (let zone = 0; zone < apart.length; zone++) {
      const isOpen = kept === noZone || (zone === kept) === leaving
      const low = Math.max(
        (ranges[zone]?.[0] ?? 0) + (apart[zone]?.[0] ?? 0),
        isOpen ? -leavers : 1 - leavers,
      )
      const high = Math.min(
        (ranges[zone]?.[1] ?? 0) + (apart[zone]?.[1] ?? 0),
        kept === noZone || !isOpen ? joiners : joiners - 1,
      )
      if (low > high) return false
      from += low
      to += high
    }
    return from <= joiners - leavers && joiners - leavers <= to
  }
  return [0, 1, 2].flatMap((zone) => {
    const need =
      (leaving: boolean): ZoneNeed =>
      (ranges) =>
        // What fits with one person kept to a zone fits without that as well.
        fits(ranges, zone, leaving) || (fits(ranges, noZone, true) ? false : null)
    return [...(leavers > 0 ? [need(true)] : []), ...(joiners > 0 ? [need(false)] : [])]
  })
}

const noZone = -1
