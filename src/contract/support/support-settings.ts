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

/** As its writer saw it, so that nobody writes over what they have not seen; a page from before this sends none. */
const seen = z.strictObject({
  health: z.nullable(z.strictObject({ name: z.string(), email: z.string(), workingDays: z.int() })),
  contactRules: z.boolean(),
})

export const supportSettingsToSave = z.extend(supportSettings, { seen: z.optional(seen) })
