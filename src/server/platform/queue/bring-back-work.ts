import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** How far two clocks may drift between checks without one having been set back, in ms. */
const tolerance = 30_000

/** How many checks after a clock was set back repair jobs: a transaction from before may end after it. */
const looksAfter = 5

/** The longest delay before a retry (platform/queue/queues.ts). */
const longestRest = '1 hour'

/**
 * Each call checks whether the database's clock has been set back, and then repairs the rows that were written while it was ahead.
 * Otherwise queued and running jobs would wait until that time comes once more, and so would the check for jobs of killed
 * processes. Jobs that are scheduled for a later day keep their time.
 */
export function watchDatabaseClock({ pool }: JobsPool): () => Promise<void> {
  let last: { readonly at: number; readonly seen: number } | undefined
  let looksLeft = 0
  return async () => {
    const { rows } = await pool.query<{ at: number }>('select extract(epoch from now())::float8 * 1000 as at')
    const [now, seen] = [rows[0]?.at ?? 0, performance.now()]
    // Also repairs at the start of a process: the clock may have been set back unseen.
    const wentBack = last === undefined || now - last.at < seen - last.seen - tolerance
    last = { at: now, seen }
    if (wentBack) looksLeft = looksAfter
    if (looksLeft === 0) return
    for (const statement of statements) await pool.query(statement)
    looksLeft -= 1
  }
}

const later = `now() + interval '${tolerance} milliseconds'`

const statements = [
  `update ${jobsSchema}.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
   where greatest(monitor_claim_on, monitor_on, maintain_on) > ${later}`,
  `update ${jobsSchema}.job set started_on = now(), heartbeat_on = now()
   where state = 'active' and greatest(started_on, heartbeat_on) > ${later}`,
  `update ${jobsSchema}.job set start_after = now(), created_on = now()
   where state = 'created' and created_on > ${later} and start_after <= created_on + interval '1 second'`,
  `update ${jobsSchema}.job set start_after = now()
   where state = 'retry' and start_after > ${later} + interval '${longestRest}'`,
]
