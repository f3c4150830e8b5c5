import type { Overview } from '#contract/rounds/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'

type Unit = Overview['units'][number]

/**
 * Where the answers of a hidden unit are counted, as far as shown figures reveal it; never why the unit is hidden. `above`:
 * in the figure of this unit, or in none. `higher`: in this unit's, in one above it, or in none. `below`: only in those
 * shown units below that they come from, because no unit above is shown. `nowhere`: in no figure. `unseen`: the reader does
 * not see the units above.
 */
export type WhereCounted =
  | { readonly kind: 'above' | 'higher'; readonly unit: string }
  | { readonly kind: 'below' | 'nowhere' | 'unseen' }

/** @param units all units of a round that the reader sees. @returns null for a unit with a figure of its own */
export function whereCountedOf(
  units: readonly Unit[],
  { led }: { readonly led: boolean },
): (unit: Unit) => WhereCounted | null {
  const above = shownAboveOf(units)
  const coverShown = new Set<string>()
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  for (const { figure, parentId } of units) {
    let at = figure === null ? null : parentId
    while (at !== null && !coverShown.has(at)) {
      coverShown.add(at)
      at = byId.get(at)?.parentId ?? null
    }
  }
  return (unit) => {
    if (unit.figure !== null) return null
    const nearest = above(unit)
    if (nearest !== null) {
      const isTop = !led && above(nearest) === null
      return { kind: isTop ? 'above' : 'higher', unit: nearest.name }
    }
    if (led) return { kind: 'unseen' }
    return { kind: coverShown.has(unit.id) ? 'below' : 'nowhere' }
  }
}

/** As a sentence, for the unit's own page. */
export const countedIn = (t: FigureTexts['t'], counted: WhereCounted): string =>
  t(`hidden.${counted.kind}`, { unit: 'unit' in counted ? counted.unit : '' })

/** In a few words, for a row of a table. */
export const countedInShort = (t: FigureTexts['t'], counted: WhereCounted): string =>
  t(`units.counted.${counted.kind}`, { unit: 'unit' in counted ? counted.unit : '' })

/** The nearest unit above that has a figure. */
export function shownAboveOf(units: readonly Unit[]): (unit: Unit) => Unit | null {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const parentOf = ({ parentId }: Unit) => (parentId === null ? undefined : byId.get(parentId))
  return (unit) => {
    let above = parentOf(unit)
    while (above !== undefined && above.figure === null) above = parentOf(above)
    return above ?? null
  }
}
