import { z } from 'zod'
import { measureStatuses } from '#core/measures/measure.ts'
import type { EndpointRow } from '../endpoint-row.ts'
import { ofOrganisation } from '../path-params.ts'

/** The search words are in the body, because addresses end up in logs. */
const searchToMake = z.strictObject({ words: z.string().trim().min(2).max(100) })

const searchHits = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The newest released round with the unit, for a caller who may read its figures; null: none. */
      roundId: z.string().nullable(),
    }),
  ),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      employeeId: z.string().nullable(),
      unit: z.string(),
    }),
  ),
  rounds: z.array(z.object({ id: z.string(), name: z.string(), released: z.boolean() })),
  measures: z.array(
    z.object({ id: z.string(), title: z.string(), unit: z.string(), status: z.enum(measureStatuses) }),
  ),
  /** Whether there are more hits of some kind. */
  more: z.boolean(),
})
export type SearchHits = z.infer<typeof searchHits>

export const searchEndpoints = {
  searchOrganisation: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/searches',
    action: 'search-organisation',
    egress: 'changes',
    summary:
      'Returns the units, people, rounds and measures whose names contain every given word, at most six of each: those that the caller may read elsewhere, and no others. Stores and logs nothing of what was searched for.',
    params: ofOrganisation,
    body: searchToMake,
    response: { 200: searchHits },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
