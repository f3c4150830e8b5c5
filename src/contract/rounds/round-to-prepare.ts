import * as z from 'zod/mini'
import { longestReminder, mostReminders } from '#core/round/reminders.ts'
import { repeatMonths } from '#core/round/repeat.ts'
import { seenVersion } from '../seen-version.ts'
import { ownQuestions } from './own-question-to-ask.ts'

/** A round as HR requests it, for a preview (`previewRound`) and for preparing it. In `zod/mini`, for the form. */
export const roundToPrepare = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  instrument: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The top of the part of the tree that is asked; without it the whole organisation. */
  unitId: z.optional(z.uuid()),
  /** The earliest opening, even if the list is approved before; by default when it is approved. At most 60 days ahead. */
  opensAt: z.optional(z.iso.datetime()),
  /** When the round closes: at the earliest after five working days, at the latest after 60 days. */
  closesAt: z.iso.datetime(),
  /** Reminders to everybody invited, answered or not: how many days before the last day. Without it nobody is reminded. */
  reminders: z.optional(
    z.array(z.int().check(z.gte(1), z.lte(longestReminder))).check(z.maxLength(mostReminders)),
  ),
  /** Repeats the round: the next one is planned this many months after this one opens, and HR prepares it then. */
  everyMonths: z.optional(z.literal(repeatMonths)),
  /** The plan from which this round is prepared, with the version that HR saw. */
  plan: z.optional(z.strictObject({ id: z.uuid(), version: seenVersion(1) })),
  /** Questions in the customer's own words, beside the instrument: at most five, with at most twelve figures together. */
  ownQuestions: z.optional(ownQuestions),
  /** Smallest group to show; may be raised above 8, never lowered, also not below that of the last twelve rounds. */
  smallestGroup: z.optional(z.int().check(z.gte(8), z.lte(100))),
})
export type RoundToPrepare = z.infer<typeof roundToPrepare>
