import type { UnitList } from '#contract/people/organisation.ts'
import { unitsWithBelow } from '#core/round/odd-list.ts'

export type UnitChoice = {
  readonly id: string
  readonly name: string
  /** Members in the unit and in all units below it. */
  readonly people: number
  /** The unit right above; null where that is the root. */
  readonly under: string | null
}

/** The options: every unit below the root. @param units parents before children */
export function unitChoices(units: UnitList['units']): readonly UnitChoice[] {
  const counted = unitsWithBelow(units.map((unit) => ({ ...unit, invited: unit.members })))
  const byId = new Map(counted.map((unit) => [unit.id, unit]))
  return counted.flatMap(({ id, name, parentId, below }) => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parent === undefined) return []
    return [{ id, name, people: below, under: parent.parentId === null ? null : parent.name }]
  })
}

/** Options shown at once. */
const most = 12

/** The units that a search finds, at most a dozen; the chosen one is always among them. */
export function foundUnits(
  choices: readonly UnitChoice[],
  { search, chosen }: { readonly search: string; readonly chosen: string },
): { readonly shown: readonly UnitChoice[]; readonly total: number } {
  const words = search.trim().toLowerCase()
  const found = choices.filter(({ name }) => name.toLowerCase().includes(words))
  const shown = found.slice(0, most)
  const kept = shown.some(({ id }) => id === chosen) ? undefined : choices.find(({ id }) => id === chosen)
  return { shown: kept === undefined ? shown : [kept, ...shown], total: found.length }
}
