import type { Deps } from '#server/deps.ts'
import { announceToWebhooks } from '#server/usecases/announce-to-webhooks.ts'
import { applyDueIdentityChanges } from '#server/usecases/apply-due-identity-changes.ts'
import { applyImport } from '#server/usecases/apply-import.ts'
import { applyWaitingChanges } from '#server/usecases/apply-waiting-changes.ts'
import { closeDueRounds } from '#server/usecases/close-due-rounds.ts'
import { copyErasures } from '#server/usecases/erase-account.ts'
import { planImport } from '#server/usecases/plan-import.ts'
import { prepareAskedRound } from '#server/usecases/prepare-by-job.ts'
import { releaseRound } from '#server/usecases/release-round.ts'
import { rewrapKeys } from '#server/usecases/rewrap-keys.ts'
import { sealKeptWords } from '#server/usecases/seal-kept-words.ts'
import { sendInvitation, sendInvitationsTogether } from '#server/usecases/send-invitation.ts'
import { sendInvitations } from '#server/usecases/send-invitations.ts'
import { sendWebhook } from '#server/usecases/send-webhook.ts'
import { announcePlannedRounds, sendRoundPlanned } from './announce-planned-rounds.ts'
import { enqueueDueMail } from './enqueue-due-mail.ts'
import { forgetExpired } from './forget-expired.ts'
import { lookAfterSupport } from './look-after-support.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { noticeForgottenMessages } from './notice-forgotten-messages.ts'
import type { JobData, JobName } from './queue.ts'
import { remindOfMeasures } from './remind-of-measures.ts'
import { sendAddressNotice } from './send-address-notice.ts'
import { sendBookingMail } from './send-booking-mail.ts'
import { sendBookingNotice } from './send-booking-notice.ts'
import { sendBookingReminders } from './send-booking-reminders.ts'
import { sendContactNotice } from './send-contact-notice.ts'
import { sendContactReceipt } from './send-contact-receipt.ts'
import { sendDueMail } from './send-due-mail.ts'
import { sendFactorNotice } from './send-factor-notice.ts'
import { sendFreedTimeNotice } from './send-freed-time-notice.ts'
import { sendIdentityNews } from './send-identity-news.ts'
import { sendListObjection } from './send-list-objection.ts'
import { sendListReview } from './send-list-review.ts'
import { sendMeasureReminder } from './send-measure-reminder.ts'
import { sendNewBrowserNotice } from './send-new-browser-notice.ts'
import { sendPrivateAddressNotice } from './send-private-address-notice.ts'
import { sendProgramStop } from './send-program-stop.ts'
import { sendRoleNews } from './send-role-news.ts'
import { sendRoundReady } from './send-round-ready.ts'
import { sendRoundTold, sendToldMail } from './send-round-told.ts'
import { sendSignInCode } from './send-sign-in-code.ts'
import { sendSupportEscalation } from './send-support-escalation.ts'
import { sendSupportNotice, sendSupportReminder } from './send-support-notice.ts'
import { sendWebhookOff } from './send-webhook-off.ts'

/**
 * Does one job. It may be called twice for the same one, also at the same time by two workers: the second time must
 * change nothing. An error means: try again later.
 */
export type JobHandler<N extends JobName> = (deps: Deps, data: JobData[N]) => Promise<void>

/** Every kind of work with the function that does it; a new one adds its line here. */
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
  'send-role-news': sendRoleNews,
  'send-identity-news': sendIdentityNews,
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
  'remind-of-measures': remindOfMeasures,
  'send-measure-reminder': sendMeasureReminder,
  'notice-forgotten-messages': noticeForgottenMessages,
  'send-support-notice': sendSupportNotice,
  'send-support-reminder': sendSupportReminder,
  'send-support-escalation': sendSupportEscalation,
  'look-after-support': lookAfterSupport,
  'close-due-rounds': closeDueRounds,
  'prepare-round': prepareAskedRound,
  'release-round': releaseRound,
}

/**
 * Does a whole batch of jobs that have much to read in common. Each promise is one job's, in the order given, and ends
 * for itself.
 */
export type BatchHandler<N extends JobName> = (
  deps: Deps,
  batch: readonly JobData[N][],
) => readonly Promise<void>[]

export const batchHandlers: { readonly [N in JobName]?: BatchHandler<N> } = {
  'send-invitation': sendInvitationsTogether,
}
