import { z } from 'zod'
import { type TrialOutcome, trialLinkForm, trialOutcomes } from '#core/integrations/trials.ts'
import { languages } from '#core/languages.ts'

const language = z.enum(languages)

export const trialToMake = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('sign-in'), language }),
  z.strictObject({ part: z.literal('scim') }),
  z.strictObject({ part: z.literal('mail'), language }),
  /** How often the link of a test e-mail has been opened. */
  z.strictObject({ part: z.literal('mail-opened'), id: z.string().regex(trialLinkForm) }),
  z.strictObject({ part: z.literal('webhook'), webhookId: z.uuid() }),
  z.strictObject({ part: z.literal('calendar') }),
])
export type TrialToMake = z.infer<typeof trialToMake>

const outcomes = [...new Set(Object.values(trialOutcomes).flat())] as [TrialOutcome, ...TrialOutcome[]]

export const trialResult = z.object({
  outcome: z.enum(outcomes),
  /** The next address to open: the provider's sign-in, or the test calendar. */
  address: z.string().nullable(),
  /** The id of the test e-mail that was sent. */
  id: z.string().nullable(),
  /** The HTTP status of another server's response. */
  status: z.int().nullable(),
  /** How often the link of the test e-mail has been opened. */
  opened: z.int().nullable(),
})
export type TrialResult = z.infer<typeof trialResult>
