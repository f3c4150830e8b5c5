import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { guidanceLimits } from '#core/guidance/guidance.ts'
import type { guidance } from '#text/sv/guidance.ts'
import { callApi } from '#web/lib/api.ts'
import type { FieldError } from '#web/lib/form/field-errors.ts'
import { myGuidanceKey } from './guidance-queries.ts'

export type BeginWish = { readonly guideId: string; readonly name: string; readonly consent: boolean }

type BeginError = FieldError<keyof BeginWish, keyof typeof guidance>

/** The missing fields, in the order of the form. */
export function beginErrors({ guideId, name, consent }: BeginWish): readonly BeginError[] {
  const length = name.trim().length
  return [
    ...(guideId === '' ? [{ field: 'guideId', text: 'begin.error.guide' } as const] : []),
    ...(length === 0 || length > guidanceLimits.name
      ? [{ field: 'name', text: 'begin.error.name' } as const]
      : []),
    ...(consent ? [] : [{ field: 'consent', text: 'begin.error.consent' } as const]),
  ]
}

export function useBegin(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'beginGuidance'>) => callApi('beginGuidance', { body }),
    onSuccess: (answer) => client.setQueryData(myGuidanceKey(personId), answer),
    // The guide may have become full meanwhile, so the list is read again.
    onError: () => client.invalidateQueries({ queryKey: myGuidanceKey(personId) }),
  })
}
