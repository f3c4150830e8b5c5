import type { DisclosedFigure } from '../../disclosure/disclosed-figure.ts'
import type { Interval } from '../../disclosure/interval.ts'
import { wholePeople } from '../../disclosure/zone-patterns.ts'
import { zones } from '../../zone.ts'

/** From and to, both included. */
export type Bounds = readonly [from: number, to: number]

/**
 * What HR reads out of one figure about one score of the people counted, as sums over all of them.
 * For a cause there are no zones and no parts: `zones` is empty and the score stands alone.
 */
export type ShownSums = {
  readonly total: Bounds
  /** The categories, whose mean the total is. */
  readonly parts: readonly Bounds[]
  /** Whole numbers of people: green, yellow, red. */
  readonly zones: readonly Bounds[]
}

/** The names of the scores in one run; the guard tests each by itself. */
export function scoresOf(figures: Iterable<DisclosedFigure>): string[] {
  const names = new Set<string>()
  for (const figure of figures) {
    for (const name of figure.run === 'causes' ? Object.keys(figure.causes) : ['total']) names.add(name)
  }
  return [...names].sort()
}

/** The distance from an excluded end: more than the solver's tolerance, less than the hundredths in which sums are counted. */
const belowEnd = 0.001

/**
 * What a figure says about one score, as sums over the people it counts. Null when the figure does not have this score.
 * @param people how many the figure counts, exactly
 */
export function shownSums(figure: DisclosedFigure, score: string, people: number): ShownSums | null {
  const sums = ({ lo, hi, hiOpen }: Interval): Bounds => [lo * people, hi * people - (hiOpen ? belowEnd : 0)]
  if (figure.run === 'causes') {
    const cause = figure.causes[score]
    return cause ? { total: sums(cause), parts: [], zones: [] } : null
  }
  const names = Object.keys(figure.categories).sort()
  return {
    total: sums(figure.total),
    parts: names.flatMap((name) => {
      const category = figure.categories[name]
      return category ? [sums(category)] : []
    }),
    zones: zones.map((zone) => wholePeople(figure.zones[zone], people)),
  }
}
