import { defaultLanguage, rowOf } from '#core/languages.ts'
import { topCauseOf } from '#core/zones/findings.ts'
import { outsideGreen } from '#core/zones/outside-green.ts'
import type { Unit } from './overview-view.ts'
import type { WhereCounted } from './where-counted.ts'

/** The sort keys of units; without one the units are in the order of the tree. */
export type SortKey =
  | 'name'
  | 'total'
  | 'outside'
  | 'change'
  | 'cause'
  | 'participation'
  | `category.${string}`

export type Sorting = { readonly by: SortKey; readonly direction: 'ascending' | 'descending' }

export type UnitRow = {
  readonly unit: Unit
  /** Indentation: the depth in the tree, or 0 when sorted or searched. */
  readonly depth: number
  /** Whether its lower units are unfolded; null for a unit without any, or outside the order of the tree. */
  readonly open: boolean | null
  /** The unit right above, where the order does not show it. */
  readonly under: string | null
  /** Null for a unit with a figure. */
  readonly counted: WhereCounted | null
}

/** The figure in a unit's row: its own, or that of the few units that it is counted with. */
export const figureInRow = ({ figure, together }: Pick<Unit, 'figure' | 'together'>) =>
  figure ?? together?.figure ?? null

type Wanted = {
  readonly search: string
  readonly sorting: Sorting | null
  /** Units whose lower units are folded. */
  readonly folded: ReadonlySet<string>
  readonly whereCounted: (unit: Unit) => WhereCounted | null
}

/** The rows of the table: the tree with its folds, or one list when sorted or searched. When sorted, hidden units come last. */
export function unitRowsOf(
  units: readonly Unit[],
  { search, sorting, folded, whereCounted }: Wanted,
): readonly UnitRow[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const parents = new Set(units.map(({ parentId }) => parentId))
  const words = search.trim().toLowerCase()
  if (words === '' && sorting === null) {
    const away = new Set<string>()
    return units.flatMap((unit) => {
      if (unit.parentId !== null && (away.has(unit.parentId) || folded.has(unit.parentId))) {
        away.add(unit.id)
        return []
      }
      const open = parents.has(unit.id) ? !folded.has(unit.id) : null
      return [{ unit, depth: unit.depth, open, under: null, counted: whereCounted(unit) }]
    })
  }
  const found = units.filter(({ name }) => name.toLowerCase().includes(words))
  const sorted = sorting === null ? found : sortUnits(found, sorting)
  return sorted.map((unit) => ({
    unit,
    depth: 0,
    open: null,
    under: (unit.parentId !== null && byId.get(unit.parentId)?.name) || null,
    counted: whereCounted(unit),
  }))
}

function sortUnits(units: readonly Unit[], { by, direction }: Sorting): readonly Unit[] {
  const sign = direction === 'ascending' ? 1 : -1
  if (by === 'name') {
    const { compare } = new Intl.Collator(rowOf(defaultLanguage).locale, { numeric: true })
    return units.toSorted((a, b) => sign * compare(a.name, b.name))
  }
  const values = new Map(units.map((unit) => [unit, shownValue(unit, by)]))
  const of = (unit: Unit) => values.get(unit) ?? null
  return units.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

/** The value to sort by, from shown figures only; null where none is shown. */
function shownValue(unit: Unit, by: Exclude<SortKey, 'name'>): number | null {
  const { change } = unit
  const figure = figureInRow(unit)
  if (by === 'cause') return topCauseOf(unit)?.score.at ?? null
  if (figure === null) return null
  switch (by) {
    case 'total':
      return figure.mean.at
    case 'outside': {
      const { lo, hi } = outsideGreen(figure.zones)
      return lo + hi
    }
    case 'change':
      return change && { worse: 1, none: 0, better: -1 }[change.direction]
    case 'participation':
      return figure.participation.lo + figure.participation.hi
    default:
      return figure.dims[by.slice('category.'.length) as keyof typeof figure.dims]?.at ?? null
  }
}

/** The units that are folded at first: with more units than `overlooked`, all except the root, so that the units right below it show. */
export function foldedAtFirst(units: readonly Unit[], overlooked: number): ReadonlySet<string> {
  if (units.length <= overlooked) return new Set()
  return new Set(units.filter(({ depth }) => depth >= 1).map(({ id }) => id))
}
