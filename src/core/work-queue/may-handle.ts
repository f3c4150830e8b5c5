import type { FailureCause } from './failure-causes.ts'
import type { JobName } from './job-names.ts'

/** A reminder that was refused is struck from the list at once: nothing is left to send. */
export const mayRetry = (job: JobName, cause: FailureCause): boolean =>
  !(job === 'send-due-mail' && cause === 'address-refused')

/** Somebody waits for the end of what is not an e-mail: while it is being tried it is not given up. */
export const mayGiveUp = (job: JobName, givenUp: boolean): boolean => givenUp || job.startsWith('send-')
