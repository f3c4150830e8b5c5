import type { Deps } from '#server/deps.ts'
import { forgetExpired } from './forget-expired.ts'
import type { JobData, JobName } from './queue.ts'
import { sendSignInCode } from './send-sign-in-code.ts'

/**
 * Does one job. It may be called twice for the same one, also at the same time by two workers: the second time must
 * change nothing. An error means: try again later.
 */
export type JobHandler<N extends JobName> = (deps: Deps, data: JobData[N]) => Promise<void>

/** Every kind of work with whoever does it; a new one adds its line here. */
export const handlers: { readonly [N in JobName]?: JobHandler<N> } = {
  'send-sign-in-code': sendSignInCode,
  'forget-expired': forgetExpired,
}
