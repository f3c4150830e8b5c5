import type { HrTransaction, PersonTransaction, ReleaseTransaction } from '#server/db/transaction.ts'

/**
 * Every kind of background work with what it is told: ids only, never answers, and addresses only where a
 * sign-in code has to reach someone who is no member yet.
 */
export type JobData = {
  'send-sign-in-code': { email: string; code: string; language: 'sv' | 'en'; returnTo?: string }
  'plan-import': { organisationId: string; importId: string }
  'apply-import': { organisationId: string; importId: string }
  'send-invitations': { organisationId: string; roundId: string }
  'send-invitation': { organisationId: string; roundId: string; memberId: string }
  'close-due-rounds': Record<string, never>
  'release-round': { organisationId: string; roundId: string }
}

export type JobName = keyof JobData

export type EnqueueOptions = {
  /** One job of this name and key at a time, finished ones remembered for the queue's retention. */
  readonly key?: string
  readonly startAfter?: Date
}

/** Puts work in line inside the transaction that causes it: no commit, no job. */
export type Queue = {
  enqueue<N extends JobName>(
    transaction: PersonTransaction | HrTransaction | ReleaseTransaction,
    name: N,
    data: JobData[N],
    options?: EnqueueOptions,
  ): Promise<void>
  /** For work that no transaction causes (a sign-in code). */
  enqueueNow<N extends JobName>(name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>
}
