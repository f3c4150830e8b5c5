import { z } from 'zod'

export const devMailQuery = z.strictObject({ to: z.string().trim().toLowerCase().max(254).optional() })

/** Newest first, at most a hundred. */
export const devMail = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
    /** Absent for an e-mail without attachments. */
    attachments: z.array(z.object({ name: z.string(), type: z.string(), text: z.string() })).optional(),
  }),
)
