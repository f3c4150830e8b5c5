import { PgBoss, systemClock } from 'pg-boss'
import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { Log } from '#server/platform/deps.ts'

/** How often the jobs of silent processes are looked for, in seconds. */
const lookAfter = 20

/**
 * It reckons how long to rest before it looks for work again. By the machine's clock, one that is set back by an hour while a job is
 * done would let that kind of work rest for an hour.
 */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * pg-boss on our own pool. The migration makes its tables and queues; the role here has no right to.
 * `supervise`: whether this process also looks after expired jobs and old rows.
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
