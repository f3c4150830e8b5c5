import { z } from 'zod'

/** The path parameters of an endpoint of an organisation, and of one of its rounds. */
export const ofOrganisation = z.strictObject({ organisationId: z.uuid() })
export const ofRound = z.strictObject({ organisationId: z.uuid(), roundId: z.uuid() })
