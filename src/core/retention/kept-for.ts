import { daysAfterEnd } from '../guidance/guidance.ts'

/**
 * How long what we keep is kept, in days: the one source of what `app/forget-expired-job.ts` does, of the table in the privacy
 * policy and of docs/domain/retention.md. A test holds the three together.
 */
export const keptForDays = {
  /** Not used again; and at most, whatever happens. */
  sessionUnused: 30,
  sessionAtMost: 90,
  /** Since the last sign-in there. */
  knownBrowser: 400,
  /** That a mail was sent: a job may come again for two weeks at most. */
  sentMail: 30,
  /** A message to us. */
  contactMessage: 365,
  /** After the time of a booking, or after the last change of one that never got a time. */
  booking: 90,
  /** Guidance after its end, with its thread. */
  guidance: daysAfterEnd,
  /** A support request that nobody ended, until it ends by itself. */
  openRequest: 90,
  /** What was written in a support request, after its end. */
  requestWords: 90,
  /** That there was a support request, which the contact rules count by. */
  request: 365,
  /** An anonymous question with its reply, from the day it was sent. */
  anonymousQuestion: 90,
  /** A change of address that has ended: longer than limits look back. */
  identityChange: 90,
  /** A file that was read in and that nobody applies; and what undoes the last change of a list. */
  importFile: 30,
  /** What was told to an organisation's own programs, and whether it arrived. */
  webhookDelivery: 30,
  /** Of the audit log: sign-ins and downloads. */
  accessEntry: 365,
} as const

export type Kept = keyof typeof keptForDays
