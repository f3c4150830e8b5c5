import { causeOf } from '#core/work-queue/failure-causes.ts'
import { isJobName } from '#core/work-queue/job-names.ts'
import { mayGiveUp, mayRetry } from '#core/work-queue/may-handle.ts'
import type { FailingJobs, WaitingJobs } from '#server/platform/queue/work-queue-repository.ts'

/** Kinds of work of another version of the server are left out. */
export function presentWorkQueue(waiting: readonly WaitingJobs[], failing: readonly FailingJobs[]) {
  return {
    kinds: waiting.flatMap(({ job, ...row }) => (isJobName(job) ? [{ job, ...row }] : [])),
    failures: failing.flatMap(({ job, ...row }) => {
      if (!isJobName(job)) return []
      const cause = causeOf(row.code)
      return [{ job, ...row, cause, mayRetry: mayRetry(job, cause), mayGiveUp: mayGiveUp(job, row.givenUp) }]
    }),
  }
}
