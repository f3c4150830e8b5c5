import { z } from 'zod'
import { receiverKinds } from '#core/support/receiver.ts'

const receiver = z.enum(receiverKinds)
const open = z.enum(['sent', 'acknowledged'])

/** Whom I can turn to, and what would be promised if I asked now. */
export const supportReceivers = z.object({
  receivers: z.array(
    z.object({
      receiver,
      organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Who they are, as far as it is known: names of HR, the name of occupational health. May be empty. */
      names: z.array(z.string()),
      /** Where an e-mail goes that leaves the product, so that its sender can judge whose it is: occupational health. */
      address: z.string().nullable(),
      /** Working days that an answer may take: the organisation's own promise, or the product's. */
      workingDays: z.int().min(1).max(10),
      promisedOn: z.iso.date(),
    }),
  ),
  /** To begin the form with. */
  suggestion: z.object({ name: z.string(), reach: z.string() }),
  /** Whether one of my organisations has chosen that its people are offered talks. */
  contactRules: z.boolean(),
})
export type SupportReceivers = z.infer<typeof supportReceivers>

/** A request of mine. What was written is empty some time after it was closed. */
export const supportRequest = z.object({
  id: z.string(),
  receiver,
  organisationId: z.string().nullable(),
  receiverName: z.string(),
  name: z.string(),
  reach: z.string(),
  message: z.string(),
  state: z.enum(['sent', 'acknowledged', 'closed']),
  sentAt: z.iso.datetime(),
  promisedOn: z.iso.date(),
  acknowledgedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Nobody answered in time, and we have told whom it concerns. */
  late: z.boolean(),
})
export type SupportRequest = z.infer<typeof supportRequest>

export const mySupportRequests = z.object({ requests: z.array(supportRequest) })

/** A request as its receiver sees it, while the case is open: what was sent, and nothing else about the sender. */
export const receivedRequest = z.object({
  id: z.string(),
  receiver,
  organisation: z.string().nullable(),
  name: z.string(),
  reach: z.string(),
  message: z.string(),
  state: open,
  sentAt: z.iso.datetime(),
  promisedOn: z.iso.date(),
  acknowledgedAt: z.iso.datetime().nullable(),
})
export type ReceivedRequest = z.infer<typeof receivedRequest>

export const receivedRequests = z.object({ requests: z.array(receivedRequest) })
export type ReceivedRequests = z.infer<typeof receivedRequests>

/** The secret of a mailed link, in a body: addresses end up in logs. */
const token = z.string().min(20).max(100)
export const supportLink = z.strictObject({ token })
export const supportLinkAnswer = z.strictObject({ token, state: z.enum(['acknowledged', 'closed']) })
