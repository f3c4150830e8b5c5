import type { QueueSetup } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobName } from './queue.ts'

/** The queue of jobs that failed every time. */
export const deadLetters = 'dead-letters'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Retries of e-mail, in seconds. Mail servers ask senders to back off: 30 s, 1, 2, 4 … minutes, never more than an hour apart; for
 * three days, as a server may be down from Friday evening to Monday (RFC 5321, 4.5.4.1, asks for four or five).
 */
const mailAgain = { retryLimit: 80, retryDelay: 30, retryBackoff: true, retryDelayMax: hour }
const again = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 10 * minute }

/**
 * For long jobs: the process sends heartbeats. When a process is killed its heartbeats stop, and another one
 * restarts the job within a minute instead of after its time limit.
 */
const heard = { heartbeatSeconds: 20 }

/** The timetable enqueues the job again, so it has no retries; its row is kept for `remembered` seconds. */
const byTimetable = (expireInSeconds: number, remembered: number) => ({
  retryLimit: 0,
  expireInSeconds,
  retentionSeconds: remembered,
  deleteAfterSeconds: remembered,
})

/** For each kind of job: its retries, its time limit, and how long its row is kept. */
const settings: Record<JobName, Omit<QueueSetup, 'name'>> = {
  // A code expires after ten minutes. Until then the job retries every half minute, so that the code arrives soon
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
  // Each attempt of a delivery is a job of its own (core/webhooks); these retries are for a process that was killed during one.
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
  // The row is kept for longer than an e-mail can be late, so that the e-mail is enqueued once.
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
  // A finally failed job is deleted soon, so that the next look for closed rounds may start it again.
  'release-round': { ...again, ...heard, expireInSeconds: hour, deleteAfterSeconds: hour },
  'rewrap-keys': byTimetable(hour, day),
  'seal-kept-words': byTimetable(hour, day),
  'copy-erasures': byTimetable(5 * minute, day),
  'forget-expired': byTimetable(5 * minute, day),
}

/** The queues that the migration creates. */
export const queues: readonly QueueSetup[] = [
  { name: deadLetters, retentionSeconds: 30 * day, deleteAfterSeconds: 30 * day },
  ...Object.entries(settings).map(([name, setting]) => ({ name, ...setting, deadLetter: deadLetters })),
]
