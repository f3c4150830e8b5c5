import { type CategoryId, type CauseId, categoryIds, causeIds } from '../instrument/instrument.ts'
import type { Result } from '../scoring/evaluate.ts'

export const areaIds = [...categoryIds, ...causeIds] as const
export type AreaId = CategoryId | CauseId
export type PlanArea = { readonly id: AreaId; readonly risk: 'high' | 'medium'; readonly score: number }

/**
 * The areas whose actions a person gets first. In red exhaustion, whose actions mean less work, comes first in any case;
 * otherwise empty if nothing is raised.
 */
export function firstAreas(result: Pick<Result, 'zone' | 'categories' | 'causes'>): readonly AreaId[] {
  const raised = planAreas(result).map(({ id }) => id)
  return result.zone === 'red' ? ['exhaustion', ...raised.filter((id) => id !== 'exhaustion')] : raised
}

/**
 * The areas that need something, high risk before medium, and the highest figure first within each. Mistreatment that the
 * mean hides counts as medium.
 */
export function planAreas({
  categories,
  causes,
}: Pick<Result, 'categories' | 'causes'>): readonly PlanArea[] {
  const told = causes.map(({ id, score, risk, help }) => ({
    id,
    score,
    risk: help && risk === 'none' ? ('medium' as const) : risk,
  }))
  return [...categories, ...told]
    .flatMap(({ id, risk, score }): PlanArea[] => (risk === 'none' ? [] : [{ id, risk, score }]))
    .sort((a, b) => (a.risk === b.risk ? b.score - a.score : a.risk === 'high' ? -1 : 1))
}
