import * as z from 'zod/mini'
import { languages } from '#core/languages.ts'
import { readOrganisationNumber } from '#core/organisation/organisation-number.ts'
import { oneLine } from '../mail-text.ts'

/** The settings of the whole organisation, for its owner. In `zod/mini`, because the browser loads it too. */
export const organisationSettings = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), oneLine),
  /** Null: the organisation has no Swedish number. */
  number: z.nullable(
    z.string().check(
      z.maxLength(20),
      z.refine((written) => readOrganisationNumber(written) !== null),
    ),
  ),
  /** Never lower than the present value. */
  smallestGroup: z.int().check(z.gte(8), z.lte(100)),
  /** For rounds prepared from now on: no figure may say that everybody invited to a group answered. Absent: unchanged. */
  hideFullParticipation: z.optional(z.boolean()),
  /** Whether people with an address and a number get an SMS about reminders; absent: unchanged. */
  smsReminders: z.optional(z.boolean()),
  /** The language of newcomers without one in the list. */
  language: z.enum(languages),
})
export type OrganisationSettings = z.infer<typeof organisationSettings>
