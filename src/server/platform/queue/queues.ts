import type { QueueSetup } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobName } from './queue.ts'

/** Where jobs end that failed every time. */
export const deadLetters = 'dead-letters'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * In seconds. Mail servers ask to be left alone for a while: 30 s, 1, 2, 4 … minutes, never more than an hour apart; for
 * three days, as one may be away from a Friday evening to a Monday (RFC 5321, 4.5.4.1, asks for four or five).
 */
const mailAgain = { retryLimit: 80, retryDelay: 30, retryBackoff: true, retryDelayMax: hour }
const again = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 10 * minute }

/**
 * For work that takes long: its process says so again and again. A process that was killed falls silent, and another
 * starts the work again within a minute, instead of after its time limit.
 */
const heard = { heartbeatSeconds: 20 }

/** The timetable enqueues it again, so it is not retried; its row is kept for this long. */
const byTimetable = (expireInSeconds: number, remembered: number) => ({
  retryLimit: 0,
  expireInSeconds,
  retentionSeconds: remembered,
  deleteAfterSeconds: remembered,
})

/** How each kind of work is tried again, how long it may take, and how long its row is remembered. */
const settings: Record<JobName, Omit<QueueSetup, 'name'>> = {
  // A code is worth nothing after ten minutes; until then it is tried again every half a minute, so that it comes soon
  // after the mail server is back.
  'send-sign-in-code': {
    retryLimit: 20,
    retryDelay: 5,
    retryDelayMax: minute / 2,
    retryBackoff: true,
    expireInSeconds: minute,
    retentionSeconds: 15 * minute,
    deleteAfterSeconds: 15 * minute,
  },
  'note-failed-sign-in': { ...again, expireInSeconds: minute, deleteAfterSeconds: hour },
  'send-new-browser-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: day },
  'send-private-address-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: day },
  'send-address-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: day },
  'send-factor-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: day },
  'send-role-news': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-identity-news': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 14 * day },
  'apply-due-identity-changes': byTimetable(10 * minute, hour),
  'apply-waiting-changes': byTimetable(hour, hour),
  'plan-import': { ...again, ...heard, expireInSeconds: 30 * minute, deleteAfterSeconds: day },
  'apply-import': { ...again, ...heard, expireInSeconds: 30 * minute, deleteAfterSeconds: day },
  'send-invitations': { ...again, ...heard, expireInSeconds: 30 * minute, deleteAfterSeconds: day },
  'send-invitation': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-round-told': { ...again, ...heard, expireInSeconds: 30 * minute, deleteAfterSeconds: day },
  'send-told-mail': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'announce-planned-rounds': byTimetable(5 * minute, hour),
  'send-round-planned': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-round-ready': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-program-stop': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'announce-event': { ...again, expireInSeconds: minute, deleteAfterSeconds: day },
  // The attempts of a delivery are jobs of their own (core/webhooks): this is for a process that was killed in the middle of one.
  'send-webhook': { ...again, expireInSeconds: minute, deleteAfterSeconds: 7 * day },
  'send-webhook-off': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-contact-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-contact-receipt': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-booking-mail': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-booking-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-freed-time-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-booking-reminders': byTimetable(5 * minute, hour),
  'look-after-guidance': byTimetable(5 * minute, hour),
  'send-guidance-mail': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-guidance-late': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-guidance-due': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'remind-of-measures': byTimetable(5 * minute, hour),
  'send-measure-reminder': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'notice-forgotten-messages': byTimetable(5 * minute, day),
  'enqueue-due-mail': byTimetable(10 * minute, hour),
  // Remembered for longer than an e-mail can be late, so that it is enqueued once.
  'send-due-mail': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: day },
  'send-support-notice': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-support-reminder': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-list-review': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-list-objection': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-support-escalation': { ...mailAgain, expireInSeconds: 5 * minute, deleteAfterSeconds: 7 * day },
  'send-question-notices': byTimetable(5 * minute, hour),
  'look-after-support': byTimetable(5 * minute, hour),
  'close-due-rounds': byTimetable(5 * minute, hour),
  'prepare-round': { ...again, ...heard, expireInSeconds: 30 * minute, deleteAfterSeconds: day },
  // Forgotten soon after it has failed permanently, so that the next look for closed rounds may start it again.
  'release-round': { ...again, ...heard, expireInSeconds: hour, deleteAfterSeconds: hour },
  'rewrap-keys': byTimetable(hour, day),
  'seal-kept-words': byTimetable(hour, day),
  'copy-erasures': byTimetable(5 * minute, day),
  'forget-expired': byTimetable(5 * minute, day),
}

/** What the migration sets up. */
export const queues: readonly QueueSetup[] = [
  { name: deadLetters, retentionSeconds: 30 * day, deleteAfterSeconds: 30 * day },
  ...Object.entries(settings).map(([name, setting]) => ({ name, ...setting, deadLetter: deadLetters })),
]
