import type { IdentityTransaction } from '#server/db/identity-transaction.ts'
import type { AnyTransaction } from '#server/db/transaction.ts'

/** What has happened to a booking, or is about to. */
export type BookingNews =
  | 'requested'
  | 'booked'
  | 'moved'
  | 'moved-by-staff'
  | 'handed-over'
  | 'cancelled'
  | 'declined'
  | 'reminder'

/** Every kind of background work with what it is told: ids only, never answers, codes or addresses. */
export type JobData = {
  'send-sign-in-code': { codeId: string }
  'plan-import': { organisationId: string; importId: string }
  'apply-import': { organisationId: string; importId: string }
  'send-invitations': { organisationId: string; roundId: string }
  'send-invitation': { organisationId: string; roundId: string; memberId: string }
  'send-contact-notice': { messageId: string }
  'send-contact-receipt': { messageId: string }
  'send-due-letters': Record<string, never>
  'send-due-letter': { letterId: string }
  'send-booking-letter': { bookingId: string; version: number; news: BookingNews }
  'send-booking-notice': { bookingId: string; version: number; news: BookingNews }
  'send-freed-time-notice': { bookingId: string; staffId: string; startsAt: string }
  'send-booking-reminders': Record<string, never>
  'notice-forgotten-messages': Record<string, never>
  'send-support-notice': { requestId: string }
  'send-support-reminder': { requestId: string }
  'send-support-escalation': { requestId: string }
  'look-after-support': Record<string, never>
  'close-due-rounds': Record<string, never>
  'forget-expired': Record<string, never>
  'rewrap-keys': Record<string, never>
  'copy-erasures': Record<string, never>
  'release-round': { organisationId: string; roundId: string }
}

export type JobName = keyof JobData

export type EnqueueOptions = {
  /** One job of this name and key at a time, finished ones remembered for the queue's retention. */
  readonly key?: string
  readonly startAfter?: Date
}

/** Puts work in line inside the transaction that causes it: no commit, no job. */
export type Queue = {
  enqueue<N extends JobName>(
    transaction: AnyTransaction | IdentityTransaction,
    name: N,
    data: JobData[N],
    options?: EnqueueOptions,
  ): Promise<void>
  /** For work that no transaction causes. */
  enqueueNow<N extends JobName>(name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>
}
