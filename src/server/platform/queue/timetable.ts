import type { Deps } from '#server/platform/deps.ts'
import { watchDatabaseClock } from './bring-back-work.ts'

/** Jobs that run at regular times, and their intervals in milliseconds. */
const regular = [
  { name: 'enqueue-due-mail', step: 60 * 1000 },
  { name: 'close-due-rounds', step: 60 * 1000 },
  { name: 'apply-due-identity-changes', step: 10 * 60 * 1000 },
  { name: 'apply-waiting-changes', step: 10 * 60 * 1000 },
  { name: 'look-after-support', step: 10 * 60 * 1000 },
  { name: 'send-question-notices', step: 60 * 60 * 1000 },
  { name: 'send-booking-reminders', step: 5 * 60 * 1000 },
  { name: 'announce-planned-rounds', step: 60 * 60 * 1000 },
  { name: 'look-after-guidance', step: 60 * 60 * 1000 },
  { name: 'remind-of-measures', step: 60 * 60 * 1000 },
  { name: 'forget-expired', step: 60 * 60 * 1000 },
  { name: 'rewrap-keys', step: 60 * 60 * 1000 },
  { name: 'seal-kept-words', step: 60 * 60 * 1000 },
  { name: 'copy-erasures', step: 60 * 60 * 1000 },
  { name: 'notice-forgotten-messages', step: 60 * 60 * 1000 },
] as const

const oneMinute = 60 * 1000

/**
 * Enqueues regular jobs. Every process does so, and the key, derived from the time, makes one job of them: no process is
 * special.
 */
export function startTimetable(deps: Deps): { stop: () => void } {
  const watchClock = watchDatabaseClock(deps.pools.jobs)
  const look = () => {
    Promise.all([watchClock(), enqueueRegular(deps)]).catch((error: unknown) => {
      deps.log.warn({ error }, 'Regular work could not be put in line; the next minute tries again')
    })
  }
  look()
  const timer = setInterval(look, oneMinute)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function enqueueRegular({ queue, clock }: Deps): Promise<void> {
  for (const { name, step } of regular) {
    await queue.enqueueNow(name, {}, { key: String(Math.floor(clock().getTime() / step)) })
  }
}
