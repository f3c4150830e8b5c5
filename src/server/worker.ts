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
  /** Takes no new work and waits for what is under way, at most fifteen seconds: what is broken off is done again. */
  readonly stop: () => Promise<void>
}

type Pace = {
  /** Fetched and done at once. While fetches come back full, the next one follows without a pause. */
  readonly batchSize: number
  /** Batches at once. */
  readonly batches: number
  /** Jobs of one group at once (`EnqueueOptions.group`), where that is bounded. */
  readonly ofOneGroup?: number
}

/** One process does one of them at a time: they want a processor each, or look after everything at once. */
const alone: Pace = { batchSize: 1, batches: 1 }
/** Mail waits for others, most of its time. */
const mail: Pace = { batchSize: 10, batches: 1 }
/** To everybody at once. */
const mailToMany: Pace = { batchSize: 10, batches: 3 }

/** A receiver may take ten seconds to say nothing, and costs nothing meanwhile: it holds one of the places of its own customer. */
const toReceivers: Pace = { batchSize: 1, batches: 16, ofOneGroup: 1 }

/** Of different organisations side by side, of one organisation one at a time: a large file of one holds up no other's. */
const imports = (batches: number): Pace => ({ batchSize: 1, batches, ofOneGroup: 1 })

const paces: Partial<Record<JobName, Pace>> = {
  // Somebody sits in front of the page.
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

/** Does the work in line: in the server's own process, or in one of its own beside it. */
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

/** @returns the ids of the workers, one for each batch that is done at once */
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

/** Each job of a batch ends for itself: what becomes of one is nothing to the others. */
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
      // It ends as failed at once, and staff see it; nothing tries again but they.
      return { id: job.id, status: 'deadletter', output }
    }
    count('failed')
    const fields = { job: name, id: job.id, again: job.retryCount, error }
    deps.log.warn(fields, 'A job failed and is tried again')
    return { id: job.id, status: 'failed', output }
  }
}

/** Nothing comes of trying again. Who waits for a reader's duty is told by an error in the log. */
function giveUp({ log }: Deps, about: { job: JobName; id: string }, error: Undeliverable | SmsRefused): void {
  if (error instanceof SmsRefused) {
    log.warn({ ...about, error }, 'An SMS cannot be delivered, and is not tried again')
    return
  }
  const fields = { ...about, kind: error.kind, error }
  if (isDuty(error.kind)) log.error(fields, 'A mail that somebody has to read cannot be delivered')
  else log.warn(fields, 'A mail cannot be delivered, and is not tried again')
}

/** A job that failed every time: somebody has to look at it. Its row stays in the queue of dead letters for a month. */
async function reportDeadLetters(deps: Deps, boss: PgBoss): Promise<string> {
  const options = { includeMetadata: true, ...unwoken } as const
  return boss.work<JobData['apply-import'], void, typeof options>(deadLetters, options, async (jobs) => {
    for (const { sourceName, sourceId, sourceOutput, data } of jobs) {
      // Told when it happened.
      const name = (sourceOutput as JobFailure | null)?.name
      if (name === 'Undeliverable' || name === 'SmsRefused') continue
      deps.log.error({ job: sourceName, id: sourceId }, 'A job failed for good')
      // Somebody watches its progress, and nothing more will come.
      if (sourceName === 'plan-import' || sourceName === 'apply-import') await giveUpImport(deps, data)
    }
  })
}
