import type { PgBoss } from 'pg-boss'
import { handlers } from '#server/app/handlers.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData, JobName } from '#server/platform/queue/queue.ts'

export type JobRun = { readonly name: JobName; readonly id: string; readonly data: object }

/** Runs all waiting jobs now, at the test's time, until none is left. @throws what a job throws. */
export async function runJobs(boss: PgBoss, deps: Deps): Promise<JobRun[]> {
  const runs: JobRun[] = []
  for (;;) {
    const before = runs.length
    let waiting = await kindsInLine(deps)
    for (const name of Object.keys(handlers) as JobName[]) {
      if (!waiting.has(name)) continue
      runs.push(...(await runQueue(name, boss, deps)))
      waiting = await kindsInLine(deps)
    }
    if (runs.length === before) return runs
  }
}

/** One query for all fifty kinds, because one for each would take most of a test's time. */
async function kindsInLine({ pools }: Deps): Promise<ReadonlySet<string>> {
  const { rows } = await pools.jobs.pool.query<{ name: string }>(
    "select distinct name from pgboss.job where state < 'active'",
  )
  return new Set(rows.map(({ name }) => name))
}

async function runQueue<N extends JobName>(name: N, boss: PgBoss, deps: Deps): Promise<JobRun[]> {
  const handle = handlers[name]
  const jobs = await boss.fetch<JobData[N]>(name, { batchSize: 1000, ignoreStartAfter: true })
  for (const job of jobs) {
    try {
      await handle(deps, job.data)
    } catch (error) {
      await boss.fail(name, job.id)
      throw error
    }
    await boss.complete(name, job.id)
  }
  return jobs.map(({ id, data }) => ({ name, id, data }))
}
