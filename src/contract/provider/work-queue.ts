import { z } from 'zod'
import { failureCauses } from '#core/work-queue/failure-causes.ts'
import { jobNames } from '#core/work-queue/job-names.ts'

const job = z.enum(jobNames)
const moment = z.iso.datetime()

/** What the server has in line and what fails, for staff: by kind, never one by one. */
export const workQueue = z.object({
  kinds: z.array(
    z.object({
      job,
      waiting: z.int(),
      running: z.int(),
      /** Since when the first of them could have begun; null where none waits. */
      oldest: moment.nullable(),
    }),
  ),
  failures: z.array(
    z.object({
      job,
      cause: z.enum(failureCauses),
      /** The mail server's or the database's own; null where nothing is known. */
      code: z.string().nullable(),
      /** False: is tried again by itself. */
      givenUp: z.boolean(),
      jobs: z.int(),
      /** Of the one tried most often. */
      tries: z.int(),
      nextTry: moment.nullable(),
      lastTry: moment.nullable(),
      /** Of the addresses, where eight people or more have it; five at most. */
      domains: z.array(z.string()),
      /** E-mails to other domains. */
      elsewhere: z.int(),
      /** False: what it was about is over. */
      mayRetry: z.boolean(),
      mayGiveUp: z.boolean(),
    }),
  ),
})
export type WorkQueue = z.infer<typeof workQueue>

/** All failed work of one kind that has the same code. */
export const failureToHandle = z.strictObject({ job, code: z.string().max(60).nullable() })
export const jobsHandled = z.object({ jobs: z.int() })
