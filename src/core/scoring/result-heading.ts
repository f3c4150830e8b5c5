import type { Zone } from '@andrum/release/zone.ts'
import type { CategoryId, CauseId } from '#core/instrument/instrument.ts'
import { planAreas } from '#core/plan/areas.ts'
import type { Result } from './evaluate.ts'

/**
 * What the heading of a result says besides its zone. A mean hides single high values: a total below the limit with one
 * part raised, or with a person treated badly, never gets the reassuring heading.
 */
export type ResultHeading =
  | { readonly kind: 'plain'; readonly zone: Zone }
  /** Parts that are raised, worst first. */
  | { readonly kind: 'categories'; readonly zone: Zone; readonly ids: readonly [CategoryId, ...CategoryId[]] }
  | { readonly kind: 'mistreatment'; readonly zone: Zone }
  /** Causes that are raised, worst first. */
  | { readonly kind: 'causes'; readonly zone: Zone; readonly ids: readonly [CauseId, ...CauseId[]] }

export function headingOf({
  zone,
  categories,
  causes,
}: Pick<Result, 'zone' | 'categories' | 'causes'>): ResultHeading {
  if (zone === 'red') return { kind: 'plain', zone }
  const areas = planAreas({ categories, causes }).map(({ id }) => id)
  const [worst, ...others] = areas.filter((id) =>
    categories.some((category) => category.id === id),
  ) as CategoryId[]
  if (worst !== undefined) return { kind: 'categories', zone, ids: [worst, ...others] }
  if (tellsOfMistreatment({ causes })) return { kind: 'mistreatment', zone }
  const [cause, ...more] = areas as CauseId[]
  return cause === undefined ? { kind: 'plain', zone } : { kind: 'causes', zone, ids: [cause, ...more] }
}

/** Whether the result offers help against mistreatment, in every zone. */
export const tellsOfMistreatment = ({ causes }: Pick<Result, 'causes'>): boolean =>
  causes.some(({ id, help, risk }) => help === true || (isMistreatment(id) && risk !== 'none'))

const isMistreatment = (id: CauseId): boolean =>
  id === 'conflict_victimisation' || id === 'threats_outside' || id === 'threats_inside'
