import type { JobData, JobName } from '#server/platform/queue/queue.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'

/** All jobs that were enqueued with this name, done or not, oldest first. */
export async function inLine<N extends JobName>(
  { database }: Pick<TestApp, 'database'>,
  name: N,
): Promise<JobData[N][]> {
  const rows = await asSuperuser<{ data: JobData[N] }>(
    database,
    'select data from pgboss.job where name = $1 order by created_on, id',
    [name],
  )
  return rows.map((row) => row.data)
}
