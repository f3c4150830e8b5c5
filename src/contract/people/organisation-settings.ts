import * as z from 'zod/mini'
import { languages } from '#core/languages.ts'
import { readOrganisationNumber } from '#core/organisation/organisation-number.ts'
import { oneLine } from '../mail-text.ts'

/** What the owner decides for the whole organisation. In `zod/mini`, because the browser loads it too. */
export const organisationSettings = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), oneLine),
  /** Null: it has no Swedish one. */
  number: z.nullable(
    z.string().check(
      z.maxLength(20),
      z.refine((written) => readOrganisationNumber(written) !== null),
    ),
  ),
  /** Never lower than it is. */
  smallestGroup: z.int().check(z.gte(8), z.lte(100)),
  /**
   * Whether no figure may say that everybody invited to a group answered, of rounds prepared from now on; absent: as it is.
   */
  hideFullParticipation: z.optional(z.boolean()),
  /** Whether people with an address and a number are told of reminders by SMS; absent: as it is. */
  smsReminders: z.optional(z.boolean()),
  /** Of newcomers to the list who have none there. */
  language: z.enum(languages),
})
export type OrganisationSettings = z.infer<typeof organisationSettings>
