import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Failure, giveUpJobs, retryJobs } from '#server/platform/queue/work-queue-repository.ts'

/**
 * Staff have failed work tried again, or give it up: all of one kind and code. Said twice it is said once; what was done is
 * written down.
 * @returns how many jobs it was
 * @throws Refusal not-allowed where somebody has ceased to be staff meanwhile
 */
export async function handleFailure(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
  { what, ...failure }: Omit<Failure, 'at'> & { readonly what: 'retry' | 'give-up' },
): Promise<number> {
  const handle = what === 'retry' ? retryJobs : giveUpJobs
  const jobs = await asPerson(pools.app, { personId }, (tx) => handle(tx, { ...failure, at: clock() }))
  if (jobs === null) throw new Refusal('not-allowed')
  return jobs
}
