import { freshFor } from '../home/next-step.ts'
import { type AreaId, firstAreas } from '../plan/areas.ts'
import type { Result } from '../scoring/evaluate.ts'
import type { WorksheetValues } from '../worksheets/worksheet.ts'
import type { Module } from './stress-programme.ts'

/**
 * The module that comes first for a person, and the source of that choice. The choices are our own: the module whose parts
 * are about the area. A person can choose another.
 */
export type FirstModule = {
  readonly module: Module
  /** `none`: nothing is known, or what is known points to the first module. */
  readonly why: 'map' | 'result' | 'none'
}

/** By what takes most energy on the energy map: the options of its question `most`. Conflicts have no module of their own. */
const byMap: Readonly<Record<string, Module>> = { amount: 5, unclear: 5, feelings: 4, rest: 2, private: 3 }

/**
 * By the highest area of a result. Exhaustion, distance to work, mistreatment and threats start with the first module,
 * about what takes and gives energy.
 */
const byArea: Readonly<Partial<Record<AreaId, Module>>> = {
  cognitive_impairment: 2,
  emotional_regulation: 4,
  demands: 5,
  control: 5,
  manager_support: 5,
  colleague_support: 5,
  role_clarity: 5,
  recognition_fairness: 5,
  boundaries_recovery: 2,
  working_hours: 2,
  emotional_demands: 4,
  recognition: 5,
  fairness: 5,
  job_security: 5,
  change: 5,
  physical_environment: 5,
}

/**
 * What a person has said takes most energy decides before the highest area of their latest result. In a red result
 * exhaustion is first, whatever else is raised. A result older than `freshFor` says nothing about today.
 */
export function firstModule(
  map: WorksheetValues | undefined,
  latest: {
    readonly result: Pick<Result, 'zone' | 'categories' | 'causes'>
    /** Days since it was taken. */
    readonly ageInDays: number
  } | null,
): FirstModule {
  const result = latest !== null && latest.ageInDays <= freshFor ? latest.result : null
  const said = byMap[map?.choices['most'] ?? '']
  if (result?.zone !== 'red' && said !== undefined) return { module: said, why: 'map' }
  const [area] = result === null ? [] : firstAreas(result)
  const fits = area === undefined ? undefined : byArea[area]
  return fits === undefined ? { module: 1, why: 'none' } : { module: fits, why: 'result' }
}
