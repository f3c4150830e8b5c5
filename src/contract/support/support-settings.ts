import * as z from 'zod/mini'
import { oneLine, writtenEmail } from '../mail-text.ts'

/** An organisation's settings for support. In `zod/mini`, because the browser loads it too. */
export const supportSettings = z.strictObject({
  /** Null: the organisation has no occupational health here. */
  health: z.nullable(
    z.strictObject({
      name: z.string().check(z.trim(), z.minLength(2), z.maxLength(200), oneLine),
      email: writtenEmail,
      /** Working days until an answer. */
      workingDays: z.int().check(z.minimum(1), z.maximum(10)),
    }),
  ),
  contactRules: z.boolean(),
})
export type SupportSettings = z.infer<typeof supportSettings>

/** `seen`: the settings as their writer read them, so that a colleague's are not overwritten unseen. Pages of the former version send none. */
export const supportSettingsToSave = z.extend(supportSettings, { seen: z.optional(supportSettings) })
