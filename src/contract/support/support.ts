import { z } from 'zod'
import { receiverKinds } from '#core/support/receiver.ts'

const receiver = z.enum(receiverKinds)
const open = z.enum(['sent', 'acknowledged'])

/** The receivers that I can choose, and what each would promise if I asked now. */
export const supportReceivers = z.object({
  receivers: z.array(
    z.object({
      receiver,
      organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Names of HR, or the name of occupational health, if known. May be empty. */
      names: z.array(z.string()),
      /** The address of occupational health, to which an e-mail leaves the product, so that the sender can judge it. */
      address: z.string().nullable(),
      /** Working days that an answer may take: the organisation's own promise, or the product's. */
      workingDays: z.int().min(1).max(10),
      promisedOn: z.iso.date(),
    }),
  ),
  /** Initial values for the form. */
  suggestion: z.object({ name: z.string(), reach: z.string() }),
  /** Whether one of my organisations has chosen to offer its people support sessions. */
  contactRules: z.boolean(),
})
export type SupportReceivers = z.infer<typeof supportReceivers>

/** A request of mine. Its texts are removed some time after it was closed. */
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
  /** True if nobody answered in time; the people concerned have been notified. */
  late: z.boolean(),
})
export type SupportRequest = z.infer<typeof supportRequest>

export const mySupportRequests = z.object({ requests: z.array(supportRequest) })

/** A request as its receiver sees it while the case is open: what was sent, and nothing else about the sender. */
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
