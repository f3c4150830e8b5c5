import * as z from 'zod/mini'
import { longestReminder, mostReminders } from '#core/round/reminders.ts'
import { repeatMonths } from '#core/round/repeat.ts'
import { seenVersion } from '../seen-version.ts'
import { ownQuestions } from './own-question-to-ask.ts'

/** A round as HR asks for it, to be shown what it would be (`previewRound`) and to prepare it. In `zod/mini`, for the form. */
export const roundToPrepare = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  instrument: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The top of the part of the tree that is asked; without it the whole organisation. */
  unitId: z.optional(z.uuid()),
  /** Not before this, even if the list is approved earlier; without it as soon as it is. At most 60 days ahead. */
  opensAt: z.optional(z.iso.datetime()),
  /** When the round closes by itself: after five working days at the earliest, 60 days at the latest. */
  closesAt: z.iso.datetime(),
  /** Reminders to everybody invited, answered or not: so many days before the last day. Without it nobody is reminded. */
  reminders: z.optional(
    z.array(z.int().check(z.gte(1), z.lte(longestReminder))).check(z.maxLength(mostReminders)),
  ),
  /** Repeats it: the next one is planned so many months after this one opens, and prepared by HR then. */
  everyMonths: z.optional(z.literal(repeatMonths)),
  /** The plan of a repeated round that this one is prepared from, as it was seen. */
  plan: z.optional(z.strictObject({ id: z.uuid(), version: seenVersion(1) })),
  /** Questions in the customer's own words, beside the instrument: at most five, with at most twelve figures together. */
  ownQuestions: z.optional(ownQuestions),
  /** Smallest group to show; may be raised above 8, never lowered, also not below that of the last twelve rounds. */
  smallestGroup: z.optional(z.int().check(z.gte(8), z.lte(100))),
})
export type RoundToPrepare = z.infer<typeof roundToPrepare>
