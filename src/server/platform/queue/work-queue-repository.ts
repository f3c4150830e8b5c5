import { sql } from 'kysely'
import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type WaitingJobs = {
  readonly job: string
  readonly waiting: number
  readonly running: number
  readonly oldest: Date | null
}

/** Waiting jobs by kind. Empty for everybody but staff. */
export async function readWaitingJobs(tx: PersonTransaction): Promise<readonly WaitingJobs[]> {
  const { rows } =
    await sql<WaitingJobs>`select job, waiting, running, oldest from waiting_jobs() order by job`.execute(tx)
  return rows
}

export type FailingJobs = {
  readonly job: string
  readonly givenUp: boolean
  readonly code: string | null
  readonly jobs: number
  readonly tries: number
  readonly nextTry: Date | null
  readonly lastTry: Date | null
  readonly domains: readonly string[]
  readonly elsewhere: number
}

/** Failing jobs by kind and code, finally failed ones first. Empty for everybody but staff. */
export async function readFailingJobs(tx: PersonTransaction): Promise<readonly FailingJobs[]> {
  const { rows } =
    await sql<FailingJobs>`select job, given_up, code, jobs, tries, next_try, last_try, domains, elsewhere
    from failing_jobs() order by given_up desc, last_try desc, job`.execute(tx)
  return rows
}

export type Failure = { readonly job: string; readonly code: string | null; readonly at: Date }

/** @returns how many jobs; null for somebody who is not staff */
export async function retryJobs(tx: PersonTransaction, { job, code, at }: Failure): Promise<number | null> {
  const { rows } = await sql<{
    jobs: number | null
  }>`select retry_jobs(${job}, ${code}, ${at}) as jobs`.execute(tx)
  return rows[0]?.jobs ?? null
}

/** @returns as retryJobs */
export async function giveUpJobs(tx: PersonTransaction, { job, code, at }: Failure): Promise<number | null> {
  const { rows } = await sql<{
    jobs: number | null
  }>`select give_up_jobs(${job}, ${code}, ${at}) as jobs`.execute(tx)
  return rows[0]?.jobs ?? null
}

/** Which of these kinds have a job that may begin: one look-up in pg-boss's index for each, however many jobs wait. */
export async function findDueJobs({ pool }: JobsPool, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select asked.name from unnest($1::text[]) as asked (name) cross join lateral (
       select from ${jobsSchema}.job j
       where j.name = asked.name and j.state < 'active' and not j.blocked and j.start_after <= now()
       order by j.priority desc, j.created_on limit 1) due`,
    [names],
  )
  return rows.map(({ name }) => name)
}
