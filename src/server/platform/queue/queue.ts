import type { WebhookEvent } from '#core/webhooks/events.ts'
import type { JobName } from '#core/work-queue/job-names.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { AnyTransaction } from '#server/platform/db/transaction.ts'

/** An event of a booking, past or coming. */
export type BookingEvent =
  | 'requested'
  | 'booked'
  | 'moved'
  | 'moved-by-staff'
  | 'handed-over'
  | 'cancelled'
  | 'declined'
  | 'reminder'

/** A role was given or ended, asked for, or refused. */
export type RoleEvent = 'give' | 'end' | 'asked-give' | 'asked-end' | 'refused-give' | 'refused-end'

/** An event of somebody's sign-in methods. */
export type FactorEvent =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'sessions-ended'
  | 'all-removed'

/** A later e-mail to everybody invited to an open round, and its number among those of its kind. */
export type RoundMailing = { readonly news: 'reminder' | 'extended'; readonly number: number }

/** Every kind of background job with its data: ids only, never answers, codes or addresses. */
export type JobData = EveryJob<{
  /** `changes`: which of the two addresses the code proves, where the address of an account changes. */
  'send-sign-in-code': { codeId: string; changes?: 'from' | 'to' }
  'note-failed-sign-in': { codeId: string; at: string }
  'send-new-browser-notice': { browserId: string }
  'send-private-address-notice': { newsId: string; personId: string; at: string }
  /** `codeId`: the row that holds the old address until then. */
  'send-address-notice': { codeId: string }
  'send-factor-notice': {
    newsId: string
    personId: string
    news: FactorEvent
    at: string
    onlyPrivate?: boolean
  }
  'send-role-news': {
    newsId: string
    organisationId: string
    memberId: string
    role: AssignedRole
    news: RoleEvent
    /** Null: the provider. */
    byPersonId: string | null
  }
  'send-identity-news': { changeId: string }
  'apply-due-identity-changes': Record<string, never>
  'plan-import': { organisationId: string; importId: string }
  'apply-import': { organisationId: string; importId: string }
  'apply-waiting-changes': Record<string, never>
  /** Without `mailing`, the invitation itself. */
  'send-invitations': { organisationId: string; roundId: string; mailing?: RoundMailing }
  'send-list-review': { organisationId: string; roundId: string }
  'send-list-objection': { organisationId: string; roundId: string; objectionId: string }
  'send-program-stop': { organisationId: string; keyId: string; day: string }
  /** `about`: the id of the round or import. */
  'announce-event': { organisationId: string; event: WebhookEvent; about: string; at: string }
  'send-webhook': { organisationId: string; deliveryId: string; run: number; attempt: number }
  'send-webhook-off': { organisationId: string; webhookId: string; at: string }
  'send-invitation': { organisationId: string; roundId: string; memberId: string; mailing?: RoundMailing }
  'announce-planned-rounds': Record<string, never>
  'send-round-planned': { organisationId: string; planId: string; nextOn: string }
  'send-round-told': { organisationId: string; roundId: string }
  'send-told-mail': { organisationId: string; roundId: string; memberId: string }
  'send-round-ready': { organisationId: string; roundId: string }
  'send-contact-notice': { messageId: string }
  'send-contact-receipt': { messageId: string }
  'enqueue-due-mail': Record<string, never>
  'send-due-mail': { dueMailId: string }
  'send-booking-mail': { bookingId: string; version: number; news: BookingEvent }
  'send-booking-notice': { bookingId: string; version: number; news: BookingEvent }
  'send-freed-time-notice': { bookingId: string; staffId: string; startsAt: string }
  'send-booking-reminders': Record<string, never>
  'look-after-guidance': Record<string, never>
  'send-guidance-mail': { messageId: string }
  // Earlier versions enqueued the job without `unreadable` and `alone`.
  'send-guidance-late': { day: string; late: number; unreadable?: number; alone?: number }
  'send-guidance-due': { day: string; by: string; personId: string }
  'remind-of-measures': Record<string, never>
  'send-measure-reminder': { organisationId: string; day: string }
  'notice-forgotten-messages': Record<string, never>
  'send-support-notice': { requestId: string }
  'send-support-reminder': { requestId: string }
  'send-support-escalation': { requestId: string }
  'look-after-support': Record<string, never>
  'send-question-notices': Record<string, never>
  'close-due-rounds': Record<string, never>
  'forget-expired': Record<string, never>
  'rewrap-keys': Record<string, never>
  'seal-kept-words': Record<string, never>
  'copy-erasures': Record<string, never>
  'prepare-round': { organisationId: string; preparationId: string }
  'release-round': { organisationId: string; roundId: string }
}>

type EveryJob<Told extends Record<JobName, object>> = Told

export type { JobName }

export type EnqueueOptions = {
  /** At most one job of this name and key; a finished one counts until its row is deleted (queues.ts). */
  readonly key?: string
  readonly startAfter?: Date
  /** The customer whose work it is, where one customer's jobs must not take all places (worker.ts). */
  readonly group?: string
}

export type KeyedJob<N extends JobName> = { readonly key: string; readonly data: JobData[N] }

/** Enqueues a job inside the transaction that causes it: no commit, no job. */
export type Queue = {
  enqueue<N extends JobName>(
    transaction: AnyTransaction | IdentityTransaction,
    name: N,
    data: JobData[N],
    options?: EnqueueOptions,
  ): Promise<void>
  /** Enqueues many jobs of one kind, each with its key. */
  enqueueAll<N extends JobName>(
    transaction: AnyTransaction,
    name: N,
    jobs: readonly KeyedJob<N>[],
  ): Promise<void>
  /** For a job that no transaction causes. */
  enqueueNow<N extends JobName>(name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>
}
