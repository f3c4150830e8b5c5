import { z } from 'zod'
import { language } from '../language.ts'

/** The states of a message in the work of staff. */
export const messageStates = ['new', 'answered', 'done'] as const
const state = z.enum(messageStates)

/** Messages of the contact form, for staff. */
export const contactMessages = z.object({
  messages: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
      language,
      receivedAt: z.iso.datetime(),
      /** When staff got it by mail; null while the mail is on its way. */
      noticedAt: z.iso.datetime().nullable(),
      state,
      /** Since when it has this state; null while it is new. */
      stateAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type ContactMessages = z.infer<typeof contactMessages>

export const messageParams = z.strictObject({ messageId: z.uuid() })
export const messageMark = z.strictObject({ state })
