import { z } from 'zod'
import { failureCauses } from '#core/work-queue/failure-causes.ts'
import { jobNames } from '#core/work-queue/job-names.ts'

const job = z.enum(jobNames)
const moment = z.iso.datetime()

/** Waiting and failing jobs, for staff: by kind, never single jobs. */
export const workQueue = z.object({
  kinds: z.array(
    z.object({
      job,
      waiting: z.int(),
      running: z.int(),
      /** Since when the oldest could have begun; null where none waits. */
      oldest: moment.nullable(),
    }),
  ),
  failures: z.array(
    z.object({
      job,
      cause: z.enum(failureCauses),
      /** The error code of the mail server or of the database; null where none is known. */
      code: z.string().nullable(),
      /** False: the worker retries it. */
      givenUp: z.boolean(),
      jobs: z.int(),
      /** The number of tries of the job that was tried most. */
      tries: z.int(),
      nextTry: moment.nullable(),
      lastTry: moment.nullable(),
      /** Domains of the addresses that eight people or more have; at most five. */
      domains: z.array(z.string()),
      /** E-mails to other domains. */
      elsewhere: z.int(),
      /** False: the matter is over. */
      mayRetry: z.boolean(),
      mayGiveUp: z.boolean(),
    }),
  ),
})
export type WorkQueue = z.infer<typeof workQueue>

/** All failed jobs of one kind with the same code. */
export const failureToHandle = z.strictObject({ job, code: z.string().max(60).nullable() })
export const jobsHandled = z.object({ jobs: z.int() })
