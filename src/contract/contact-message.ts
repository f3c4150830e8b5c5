import { z } from 'zod'
import { language } from './language.ts'

/** What has been written to us, for staff. */
export const contactMessages = z.strictObject({
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
      language,
      receivedAt: z.iso.datetime(),
      /** When staff had it by mail; null while the mail is on its way. */
      noticedAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type ContactMessages = z.infer<typeof contactMessages>
