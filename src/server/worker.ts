import type { Job, JobResult, PgBoss } from 'pg-boss'
import { type BatchHandler, batchHandlers, handlers } from './app/handlers.ts'
import { giveUpImport } from './people/import/give-up-import.ts'
import { unhurried } from './platform/db/pool.ts'
import type { Deps } from './platform/deps.ts'
import { isDuty } from './platform/mail/kinds.ts'
import { Undeliverable } from './platform/mail/mailer.ts'
import type { EndedJob } from './platform/metrics/meter.ts'
import { failureOf, type JobFailure } from './platform/queue/job-failure.ts'
import type { JobData, JobName } from './platform/queue/queue.ts'
import { deadLetters } from './platform/queue/queues.ts'
import { startTimetable } from './platform/queue/timetable.ts'
import { unwoken, wakeWorkers } from './platform/queue/wake-workers.ts'
import { SmsRefused } from './platform/sms/sms-gateway.ts'

export type Worker = {
  /** Takes no new jobs and waits for running ones, at most fifteen seconds: jobs cut off then run again. */
  readonly stop: () => Promise<void>
}

type Pace = {
  /** Jobs fetched and run at once. While fetches come back full, the next one follows without a pause. */
  readonly batchSize: number
  /** Batches at once. */
  readonly batches: number
  /** The most jobs of one group at once (`EnqueueOptions.group`). */
  readonly ofOneGroup?: number
}

/** One at a time in each process: such a job needs a processor to itself, or handles everything at once. */
const alone: Pace = { batchSize: 1, batches: 1 }
/** E-mail jobs mostly wait for mail servers. */
const mail: Pace = { batchSize: 10, batches: 1 }
/** E-mails to everybody at once. */
const mailToMany: Pace = { batchSize: 10, batches: 3 }

/** A receiver may take ten seconds to answer, which costs nothing: the job holds only one of its own customer's places. */
const toReceivers: Pace = { batchSize: 1, batches: 16, ofOneGroup: 1 }

/** Organisations in parallel, one import of each at a time: a large file does not delay other organisations. */
const imports = (batches: number): Pace => ({ batchSize: 1, batches, ofOneGroup: 1 })

const paces: Partial<Record<JobName, Pace>> = {
  // A person waits for the code.
  'send-sign-in-code': { batchSize: 5, batches: 2 },
  'send-invitation': mailToMany,
  'send-due-mail': mailToMany,
  'send-webhook': toReceivers,
  'plan-import': imports(4),
  'apply-import': imports(2),
  'send-contact-notice': mail,
  'send-contact-receipt': mail,
  'send-booking-mail': mail,
  'send-booking-notice': mail,
  'send-freed-time-notice': mail,
  'send-guidance-mail': mail,
  'send-support-notice': mail,
  'send-support-reminder': mail,
  'send-support-escalation': mail,
}

/** Runs queued jobs, in the server's own process or in a separate one. */
export async function startWorker(given: Deps, boss: PgBoss): Promise<Worker> {
  const deps: Deps = { ...given, pools: { ...given.pools, app: unhurried(given.pools.app) } }
  const workers = new Map<string, readonly string[]>()
  for (const name of Object.keys(handlers) as JobName[]) workers.set(name, await workOn(name, deps, boss))
  workers.set(deadLetters, [await reportDeadLetters(deps, boss)])
  const waking = wakeWorkers(deps, boss, workers)
  const timetable = startTimetable(deps)
  return {
    stop: async () => {
      waking.stop()
      timetable.stop()
      await boss.stop({ graceful: true, timeout: 15_000, close: false })
    },
  }
}

/** @returns the ids of the workers, one for each parallel batch */
async function workOn<N extends JobName>(name: N, deps: Deps, boss: PgBoss): Promise<readonly string[]> {
  const { batchSize, batches, ofOneGroup } = paces[name] ?? alone
  const grouped = ofOneGroup === undefined ? {} : { localGroupConcurrency: ofOneGroup }
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
    ...grouped,
    ...unwoken,
  } as const
  const together: BatchHandler<N> =
    batchHandlers[name] ?? ((_, batch) => batch.map(async (data) => handlers[name](deps, data)))
  const start = () =>
    boss.work<JobData[N], void, typeof options>(name, options, (jobs) => {
      const begun = performance.now()
      const done = together(
        deps,
        jobs.map(({ data }) => data),
      )
      return Promise.all(jobs.map((job, at) => settle(name, deps, job, { begun, done: done[at] })))
    })
  return Promise.all(Array.from({ length: batches }, start))
}

/** Settles each job of a batch by itself: the failure of one does not affect the others. */
async function settle<N extends JobName>(
  name: N,
  deps: Deps,
  job: Job<JobData[N]>,
  { begun, done }: { readonly begun: number; readonly done: Promise<void> | undefined },
): Promise<JobResult> {
  const count = (outcome: EndedJob['outcome']) =>
    deps.meter.countJob({ job: name, outcome, milliseconds: performance.now() - begun })
  try {
    await done
    count('completed')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const output = failureOf(error)
    if (error instanceof Undeliverable || error instanceof SmsRefused) {
      count('given_up')
      giveUp(deps, { job: name, id: job.id }, error)
      // The job counts as finally failed at once, and staff see it; only they retry it.
      return { id: job.id, status: 'deadletter', output }
    }
    count('failed')
    const fields = { job: name, id: job.id, again: job.retryCount, error }
    deps.log.warn(fields, 'A job failed and is tried again')
    return { id: job.id, status: 'failed', output }
  }
}

/** Logs a job that no retry can help: as an error for mail that somebody has to read. */
function giveUp({ log }: Deps, about: { job: JobName; id: string }, error: Undeliverable | SmsRefused): void {
  if (error instanceof SmsRefused) {
    log.warn({ ...about, error }, 'An SMS cannot be delivered, and is not tried again')
    return
  }
  const fields = { ...about, kind: error.kind, error }
  if (isDuty(error.kind)) log.error(fields, 'A mail that somebody has to read cannot be delivered')
  else log.warn(fields, 'A mail cannot be delivered, and is not tried again')
}

/** Reports a job that failed every time: somebody has to look at it. Its row stays in the queue of dead letters for a month. */
async function reportDeadLetters(deps: Deps, boss: PgBoss): Promise<string> {
  const options = { includeMetadata: true, ...unwoken } as const
  return boss.work<JobData['apply-import'], void, typeof options>(deadLetters, options, async (jobs) => {
    for (const { sourceName, sourceId, sourceOutput, data } of jobs) {
      // `giveUp` has logged these already.
      const name = (sourceOutput as JobFailure | null)?.name
      if (name === 'Undeliverable' || name === 'SmsRefused') continue
      deps.log.error({ job: sourceName, id: sourceId }, 'A job failed for good')
      // Somebody watches its progress, which would now stand still.
      if (sourceName === 'plan-import' || sourceName === 'apply-import') await giveUpImport(deps, data)
    }
  })
}
