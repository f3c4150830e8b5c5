import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Failure, giveUpJobs, retryJobs } from '#server/platform/queue/work-queue-repository.ts'

/**
 * Staff retry failed jobs, or give them up: all of one kind and code. A repeated request changes nothing; the act goes to the
 * provider's log.
 * @returns how many jobs
 * @throws Refusal not-allowed where the person has stopped being staff meanwhile
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
