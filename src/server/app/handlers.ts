import { sendBookingMail, sendBookingReminders } from '#server/bookings/mail/send-booking-mail-job.ts'
import { sendBookingNotice, sendFreedTimeNotice } from '#server/bookings/mail/send-booking-notice-job.ts'
import {
  lookAfterGuidance,
  sendGuidanceDue,
  sendGuidanceLate,
  sendGuidanceMail,
} from '#server/guidance/send-guidance-mail-job.ts'
import {
  sendAddressNotice,
  sendPrivateAddressNotice,
} from '#server/identity/addresses/send-address-notice-job.ts'
import { sendFactorNotice } from '#server/identity/factors/send-factor-notice-job.ts'
import { sendNewBrowserNotice } from '#server/identity/sessions/send-new-browser-notice-job.ts'
import { noteFailedSignIn } from '#server/identity/sign-in/note-failed-sign-in-job.ts'
import { sendSignInCode } from '#server/identity/sign-in/send-sign-in-code-job.ts'
import { announceToWebhooks } from '#server/integrations/webhooks/announce-to-webhooks.ts'
import { sendWebhook } from '#server/integrations/webhooks/send-webhook.ts'
import { sendWebhookOff } from '#server/integrations/webhooks/send-webhook-off-job.ts'
import { remindOfMeasures } from '#server/measures/remind-of-measures-job.ts'
import { sendMeasureReminder } from '#server/measures/send-measure-reminder-job.ts'
import { applyDueIdentityChanges } from '#server/people/identity-changes/identity-changes.ts'
import { sendIdentityEvent } from '#server/people/identity-changes/send-identity-event-job.ts'
import { applyImport } from '#server/people/import/apply-import.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { applyWaitingChanges } from '#server/people/list/apply-waiting-changes.ts'
import { sendProgramStop } from '#server/people/provisioning/send-program-stop-job.ts'
import { sendRoleEvent } from '#server/people/roles/send-role-event-job.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData, JobName } from '#server/platform/queue/queue.ts'
import { closeDueRounds } from '#server/rounds/close/close-due-rounds.ts'
import { sendInvitation, sendInvitationsTogether } from '#server/rounds/invite/send-invitation.ts'
import { sendInvitations } from '#server/rounds/invite/send-invitations.ts'
import { announcePlannedRounds, sendRoundPlanned } from '#server/rounds/plans/announce-planned-rounds-job.ts'
import { prepareAskedRound } from '#server/rounds/prepare/prepare-by-job.ts'
import { sendRoundTold, sendToldMail } from '#server/rounds/publish/send-round-told-job.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { sendRoundReady } from '#server/rounds/release/send-round-ready-job.ts'
import { sendListObjection } from '#server/rounds/review/send-list-objection-job.ts'
import { sendListReview } from '#server/rounds/review/send-list-review-job.ts'
import { copyErasures } from '#server/self/account/erase-account.ts'
import { enqueueDueMail, sendDueMail } from '#server/self/mail/send-due-mail-job.ts'
import {
  noticeForgottenMessages,
  sendContactNotice,
  sendContactReceipt,
} from '#server/support/contact/send-contact-mail-job.ts'
import { sendSupportEscalation } from '#server/support/notices/send-support-escalation-job.ts'
import {
  lookAfterSupport,
  sendSupportNotice,
  sendSupportReminder,
} from '#server/support/notices/send-support-notice-job.ts'
import { sendQuestionNotices } from '#server/support/questions/send-question-notices-job.ts'
import { sealKeptWords } from '#server/support/seal-kept-words.ts'
import { forgetExpired } from './forget-expired-job.ts'
import { rewrapKeys } from './rewrap-keys.ts'

/**
 * Does one job. It may be called twice for the same job, even at the same time by two workers: the second call must
 * change nothing. An error makes the queue retry the job later.
 */
export type JobHandler<N extends JobName> = (deps: Deps, data: JobData[N]) => Promise<void>

/** The handler of every kind of job; a new kind adds its line here. */
export const handlers: { readonly [N in JobName]: JobHandler<N> } = {
  'send-sign-in-code': sendSignInCode,
  'note-failed-sign-in': noteFailedSignIn,
  'send-new-browser-notice': sendNewBrowserNotice,
  'send-factor-notice': sendFactorNotice,
  'send-address-notice': sendAddressNotice,
  'send-private-address-notice': sendPrivateAddressNotice,
  'forget-expired': forgetExpired,
  'rewrap-keys': rewrapKeys,
  'seal-kept-words': sealKeptWords,
  'copy-erasures': copyErasures,
  'send-role-news': sendRoleEvent,
  'send-identity-news': sendIdentityEvent,
  'apply-due-identity-changes': applyDueIdentityChanges,
  'plan-import': planImport,
  'apply-import': applyImport,
  'apply-waiting-changes': applyWaitingChanges,
  'send-invitations': sendInvitations,
  'send-invitation': sendInvitation,
  'send-list-review': sendListReview,
  'send-list-objection': sendListObjection,
  'announce-planned-rounds': announcePlannedRounds,
  'send-round-planned': sendRoundPlanned,
  'send-round-ready': sendRoundReady,
  'send-round-told': sendRoundTold,
  'send-told-mail': sendToldMail,
  'send-program-stop': sendProgramStop,
  'announce-event': announceToWebhooks,
  'send-webhook': sendWebhook,
  'send-webhook-off': sendWebhookOff,
  'send-contact-notice': sendContactNotice,
  'send-contact-receipt': sendContactReceipt,
  'enqueue-due-mail': enqueueDueMail,
  'send-due-mail': sendDueMail,
  'send-booking-mail': sendBookingMail,
  'send-booking-notice': sendBookingNotice,
  'send-freed-time-notice': sendFreedTimeNotice,
  'send-booking-reminders': sendBookingReminders,
  'look-after-guidance': lookAfterGuidance,
  'send-guidance-mail': sendGuidanceMail,
  'send-guidance-late': sendGuidanceLate,
  'send-guidance-due': sendGuidanceDue,
  'remind-of-measures': remindOfMeasures,
  'send-measure-reminder': sendMeasureReminder,
  'notice-forgotten-messages': noticeForgottenMessages,
  'send-support-notice': sendSupportNotice,
  'send-support-reminder': sendSupportReminder,
  'send-support-escalation': sendSupportEscalation,
  'look-after-support': lookAfterSupport,
  'send-question-notices': sendQuestionNotices,
  'close-due-rounds': closeDueRounds,
  'prepare-round': prepareAskedRound,
  'release-round': releaseRound,
}

/**
 * Does a batch of jobs that read much in common. Returns a promise for each job, in the given order; each settles
 * by itself.
 */
export type BatchHandler<N extends JobName> = (
  deps: Deps,
  batch: readonly JobData[N][],
) => readonly Promise<void>[]

export const batchHandlers: { readonly [N in JobName]?: BatchHandler<N> } = {
  'send-invitation': sendInvitationsTogether,
}
