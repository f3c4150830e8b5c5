import { daysAfterEnd } from '../guidance/guidance.ts'

/**
 * Retention times, in days: the only source for `app/forget-expired-job.ts`, for the table in the privacy policy and for
 * docs/domain/retention.md. A test compares the three.
 */
export const keptForDays = {
  /** A session that is not used; and any session. */
  sessionUnused: 30,
  sessionAtMost: 90,
  /** A known browser, after the last sign-in in it. */
  knownBrowser: 400,
  /** The record that a mail was sent: its job may run again for at most two weeks. */
  sentMail: 30,
  /** A message to us. */
  contactMessage: 365,
  /** A booking, after its time, or after the last change if it never got a time. */
  booking: 90,
  /** Guidance after its end, with its thread. */
  guidance: daysAfterEnd,
  /** A support request that nobody closed, until it closes by itself. */
  openRequest: 90,
  /** The texts of a support request, after it was closed. */
  requestWords: 90,
  /** The record of a support request, which the contact rules count. */
  request: 365,
  /** An anonymous question with its reply, from the day it was sent. */
  anonymousQuestion: 90,
  /** A change of address that has ended: longer than limits look back. */
  identityChange: 90,
  /** An imported file that nobody applies; and the undo of the last change of a list. */
  importFile: 30,
  /** Events sent to an organisation's own programs, and whether they arrived. */
  webhookDelivery: 30,
  /** Sign-ins and downloads in the audit log. */
  accessEntry: 365,
} as const

export type Kept = keyof typeof keptForDays
