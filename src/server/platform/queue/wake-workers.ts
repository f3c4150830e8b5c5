import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/platform/deps.ts'
import { findDueJobs } from './work-queue-repository.ts'

/** How often to look for due jobs, in milliseconds: a person may be waiting for a code. */
const lookEvery = 500

/** How often an unwoken worker looks for jobs by itself. */
export const unwoken = { pollingIntervalSeconds: 60 } as const

/**
 * Looks for due jobs of all kinds in one statement, and wakes the workers of those kinds (decision 625).
 * @param workers ids of pg-boss's workers, by kind of job
 */
export function wakeWorkers(
  { pools, log }: Pick<Deps, 'pools' | 'log'>,
  boss: Pick<PgBoss, 'notifyWorker'>,
  workers: ReadonlyMap<string, readonly string[]>,
): { readonly stop: () => void } {
  const names = [...workers.keys()]
  let timer: NodeJS.Timeout
  let stopped = false
  const look = async () => {
    try {
      for (const name of await findDueJobs(pools.jobs, names))
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    } catch (error) {
      if (!stopped) log.error({ error }, 'The job queue has a problem')
    }
    lookLater()
  }
  const lookLater = () => {
    if (!stopped) timer = setTimeout(look, lookEvery).unref()
  }
  lookLater()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
