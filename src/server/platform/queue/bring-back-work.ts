import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** What clocks may differ from one look to the next without one having been set back, in ms. */
const tolerance = 30_000

/** Looks after a clock was set back that bring work back: a transaction that had begun before it ends after it. */
const looksAfter = 5

/** The longest that a job waits after it has failed (platform/queue/queues.ts). */
const longestRest = '1 hour'

/**
 * Looks whether the database's clock has been set back, each time it is called, and then brings back what was written while it was
 * ahead: work that was put in line or begun then would wait until that time comes once more, and nobody would look for
 * the work of killed processes meanwhile. What waits for a day of its own goes on waiting for it.
 */
export function watchDatabaseClock({ pool }: JobsPool): () => Promise<void> {
  let last: { readonly at: number; readonly seen: number } | undefined
  let looksLeft = 0
  return async () => {
    const { rows } = await pool.query<{ at: number }>('select extract(epoch from now())::float8 * 1000 as at')
    const [now, seen] = [rows[0]?.at ?? 0, performance.now()]
    // Also when a process begins: nobody may have looked.
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
