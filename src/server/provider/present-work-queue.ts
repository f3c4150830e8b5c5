import type { WorkQueue } from '#contract/provider/work-queue.ts'
import { causeOf } from '#core/work-queue/failure-causes.ts'
import { isJobName } from '#core/work-queue/job-names.ts'
import { mayGiveUp, mayRetry } from '#core/work-queue/may-handle.ts'
import type { FailingJobs, WaitingJobs } from '#server/platform/queue/work-queue-repository.ts'

/** Kinds of work of another version of the server are left out. */
export function presentWorkQueue(
  waiting: readonly WaitingJobs[],
  failing: readonly FailingJobs[],
): WorkQueue {
  return {
    kinds: waiting.flatMap(({ job, oldest, ...counts }) =>
      isJobName(job) ? [{ job, ...counts, oldest: oldest?.toISOString() ?? null }] : [],
    ),
    failures: failing.flatMap(({ job, code, nextTry, lastTry, domains, ...rest }) => {
      if (!isJobName(job)) return []
      const cause = causeOf(code)
      return [
        {
          job,
          code,
          cause,
          ...rest,
          domains: [...domains],
          nextTry: nextTry?.toISOString() ?? null,
          lastTry: lastTry?.toISOString() ?? null,
          mayRetry: mayRetry(job, cause),
          mayGiveUp: mayGiveUp(job, rest.givenUp),
        },
      ]
    }),
  }
}
