import * as z from 'zod/mini'
import { receiverKinds } from '#core/support/receiver.ts'
import { oneLine } from '../mail-text.ts'

/** In characters. The message may be left out. */
const supportLimits = {
  name: { least: 2, most: 200 },
  reach: { least: 5, most: 200 },
  message: { most: 2000 },
} as const

const { name, reach, message } = supportLimits

/**
 * The complete support request: it has no field for a score, a zone, a result or the page it was written on, and any other
 * field is refused. In `zod/mini`, because the browser loads it too.
 */
export const supportToSend = z.strictObject({
  receiver: z.enum(receiverKinds),
  /** The organisation whose HR or occupational health gets it; left out for the provider. */
  organisationId: z.optional(z.uuid()),
  name: z.string().check(z.trim(), z.minLength(name.least), z.maxLength(name.most), oneLine),
  /** A telephone number, an address, or both, in the sender's own words. */
  reach: z.string().check(z.trim(), z.minLength(reach.least), z.maxLength(reach.most), oneLine),
  message: z.optional(z.string().check(z.trim(), z.maxLength(message.most))),
})
export type SupportToSend = z.infer<typeof supportToSend>
