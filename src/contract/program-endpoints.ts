import type { KeyScope } from '#core/access/actor.ts'
import type { EndpointName } from './endpoints.ts'

/** What an organisation's own programs may call, and the scope that their key needs; `openapi.test.ts` holds it to the rules. */
export const programEndpoints = {
  readOrganisation: 'people',
  listUnits: 'people',
  listMembers: 'people',
  listRounds: 'rounds',
  readRound: 'rounds',
  listRoundPlans: 'rounds',
  readOverview: 'figures',
  exportOverview: 'figures',
} as const satisfies Partial<Record<EndpointName, KeyScope>>

export type ProgramEndpoint = keyof typeof programEndpoints
