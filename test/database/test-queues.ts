import type { QueueSetup } from '#server/db/migrate-jobs.ts'
import type { JobName } from '#server/jobs/queue.ts'

/** Every kind of job has a queue; the compiler asks for the ones added later. */
const names: Record<JobName, true> = {
  'send-sign-in-code': true,
  'plan-import': true,
  'apply-import': true,
  'send-invitations': true,
  'send-invitation': true,
  'close-due-rounds': true,
  'release-round': true,
}

export const testQueues: readonly QueueSetup[] = Object.keys(names).map((name) => ({ name }))
