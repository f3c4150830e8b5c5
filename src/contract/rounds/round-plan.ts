import { z } from 'zod'
import { repeatMonths } from '#core/round/repeat.ts'
import { seenVersion } from '../seen-version.ts'

/** A repeated round: what the next one would ask. Nothing is frozen, and nobody is invited, before HR prepares it. */
const roundPlanView = z.object({
  id: z.string(),
  /** Counts changes, so that two people do not both prepare or stop it. */
  version: z.int(),
  instrument: z.string(),
  /** Null: the whole organisation. `isOpen`: false where the unit no longer exists. */
  unit: z.object({ id: z.string(), name: z.string(), isOpen: z.boolean() }).nullable(),
  everyMonths: z.literal(repeatMonths),
  daysOpen: z.int(),
  /** Days before the last day. */
  reminders: z.array(z.int()),
  /** The earliest day on which the next round opens. */
  nextOn: z.iso.date(),
  /** The day from which HR is asked to prepare it. */
  announcedOn: z.iso.date(),
})
export type RoundPlanView = z.infer<typeof roundPlanView>

export const roundPlans = z.object({ plans: z.array(roundPlanView) })

export const stopRoundPlanRequest = z.strictObject({ version: seenVersion(1) })
