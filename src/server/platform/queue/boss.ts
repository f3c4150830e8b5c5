import { PgBoss, systemClock } from 'pg-boss'
import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { Log } from '#server/platform/deps.ts'

/** How often to look for jobs of processes that no longer send heartbeats, in seconds. */
const lookAfter = 20

/**
 * A monotonic clock. pg-boss computes from it how long to rest before it looks for work again. With the system clock, a clock
 * set back by an hour during a job would let that kind of work rest for an hour.
 */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * Starts pg-boss on our own pool. The migration creates its tables and queues; the role here may not.
 * `supervise`: whether this process also handles expired jobs and old rows.
 */
export async function startBoss(
  { pool }: JobsPool,
  options: { readonly log: Log; readonly supervise: boolean },
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    schedule: false,
    supervise: options.supervise,
    clock,
    superviseIntervalSeconds: lookAfter,
    monitorIntervalSeconds: lookAfter,
  })
  boss.on('error', (error) => options.log.error({ error }, 'The job queue has a problem'))
  boss.on('warning', ({ message }) => options.log.warn({ warning: message }, 'The job queue warns'))
  return boss.start()
}
