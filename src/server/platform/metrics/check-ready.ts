import { setTimeout as pause } from 'node:timers/promises'
import type { JobsPool } from '#server/platform/db/pool.ts'
import { readReadiness } from '#server/platform/db/readiness.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { explainOutage } from '#server/platform/is-database-away.ts'

/** How long an answer is cached, in ms: several load balancers and anybody else may ask, and the database is asked once. */
const holds = 500
/** A database that takes longer than this, in ms, counts as unavailable: load balancers give up after ten seconds. */
const patience = 5_000

type Watch = { asked: number; answer: Promise<string | null>; said: string | null }

/** The current check of each database, which `/api/ready` and the metrics share. */
const watches = new WeakMap<JobsPool, Watch>()

/**
 * Logs one line when the server stops being ready, with the reason, and one when it is ready again, however often it is asked.
 * @throws Refusal `unavailable` unless the database answers, takes writes and has every migration of this version.
 */
export async function checkReady({ pools, log }: Pick<Deps, 'pools' | 'log'>): Promise<void> {
  const watch = watches.get(pools.jobs) ?? { asked: -holds, answer: Promise.resolve(null), said: null }
  watches.set(pools.jobs, watch)
  if (performance.now() - watch.asked >= holds) {
    watch.asked = performance.now()
    watch.answer = whyNotReady(pools.jobs)
  }
  const why = await watch.answer
  if (why !== watch.said) {
    watch.said = why
    if (why === null) log.info({}, 'Ready again')
    else log.error({}, `Not ready: ${why}`)
  }
  if (why !== null) throw new Refusal('unavailable', { retryAfter: 5 })
}

/** @returns null where the server is ready. */
async function whyNotReady(jobs: JobsPool): Promise<string | null> {
  const silence = new AbortController()
  const late = pause(patience, explainOutage(undefined), { signal: silence.signal, ref: false })
  try {
    return await Promise.race([late, reasonOf(jobs)])
  } finally {
    silence.abort()
    late.catch(() => {})
  }
}

async function reasonOf(jobs: JobsPool): Promise<string | null> {
  try {
    const { missing, readOnly } = await readReadiness(jobs)
    if (missing !== undefined) return `The database lacks migration ${missing}: run npx andrum migrate`
    return readOnly ? explainOutage({ code: '25006' }) : null
  } catch (error) {
    return explainOutage(error)
  }
}
