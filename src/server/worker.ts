import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { handlers } from '#server/jobs/handlers.ts'
import type { JobData, JobName } from '#server/jobs/queue.ts'
import { deadLetters } from '#server/jobs/queues.ts'
import { startTimetable } from '#server/jobs/timetable.ts'
import { isDuty } from '#server/mail/kinds.ts'
import { Undeliverable } from '#server/mail/mailer.ts'

export type Worker = {
  /** Takes no new work and waits for what is under way, at most half a minute. */
  readonly stop: () => Promise<void>
}

/**
 * How many jobs of a kind one process does at the same time. Mail waits for others; the heavy ones want a processor each.
 * How often it looks for new ones, in seconds: somebody waits for a code.
 */
const pace: Partial<Record<JobName, { localConcurrency?: number; pollingIntervalSeconds?: number }>> = {
  'send-sign-in-code': { localConcurrency: 2, pollingIntervalSeconds: 0.5 },
  'send-invitation': { localConcurrency: 4 },
  'send-due-letter': { localConcurrency: 4 },
}

/** Does the work in line: in the server's own process, or in one of its own beside it. */
export async function startWorker(deps: Deps, boss: PgBoss): Promise<Worker> {
  for (const name of Object.keys(handlers) as JobName[]) await workOn(name, deps, boss)
  await reportDeadLetters(deps, boss)
  const timetable = startTimetable(deps)
  return {
    stop: async () => {
      timetable.stop()
      await boss.stop({ graceful: true, timeout: 30_000, close: false })
    },
  }
}

async function workOn<N extends JobName>(name: N, deps: Deps, boss: PgBoss): Promise<void> {
  const handle = handlers[name]
  const options = { localConcurrency: 1, pollingIntervalSeconds: 1, ...pace[name], batchSize: 1 }
  await boss.work<JobData[N]>(name, options, async (jobs) => {
    for (const job of jobs) {
      try {
        await handle(deps, job.data)
      } catch (error) {
        if (error instanceof Undeliverable) return giveUp(deps, { job: name, id: job.id }, error)
        deps.log.warn(
          { job: name, id: job.id, again: job.retryCount, error },
          'A job failed and is tried again',
        )
        // pg-boss keeps what it is thrown: only the kind, so that no message ends up in its table.
        throw new Error(error instanceof Error ? error.name : 'failed')
      }
    }
  })
}

/** Nothing comes of trying again. Who waits for a reader's duty is told by an error in the log. */
function giveUp({ log }: Deps, about: { job: JobName; id: string }, error: Undeliverable): void {
  const fields = { ...about, kind: error.kind, error }
  if (isDuty(error.kind)) log.error(fields, 'A mail that somebody has to read cannot be delivered')
  else log.warn(fields, 'A mail cannot be delivered, and is not tried again')
}

/** A job that failed every time: somebody has to look at it. Its row stays in the queue of dead letters for a month. */
async function reportDeadLetters(deps: Deps, boss: PgBoss): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 5 } as const
  await boss.work<unknown, void, typeof options>(deadLetters, options, async (jobs) => {
    for (const { sourceName, sourceId } of jobs) {
      deps.log.error({ job: sourceName, id: sourceId }, 'A job failed for good')
    }
  })
}
