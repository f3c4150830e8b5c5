import { expect } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { asSuperuser, type TestDatabase } from './database.ts'

/** The number of sessions that wait for a lock. */
export async function waiting(database: TestDatabase): Promise<number> {
  const those = await asSuperuser(
    database,
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return those.length
}

/**
 * Starts tasks one by one while a statement locks rows or a table, each when all before it wait, and releases the lock when
 * all wait. So each has come as far as it can, and none has seen the effect of another.
 */
export async function whileHeld<Done>(
  database: TestDatabase,
  { hold, with: values = [] }: { readonly hold: string; readonly with?: readonly unknown[] },
  works: readonly (() => Promise<Done>)[],
): Promise<Done[]> {
  return withClient(database.access.url, async (holding) => {
    await holding.query('begin')
    await holding.query(hold, [...values])
    const begun: Promise<Done>[] = []
    for (const work of works) {
      begun.push(work())
      await expect.poll(() => waiting(database)).toBe(begun.length)
    }
    await holding.query('commit')
    return Promise.all(begun)
  })
}

/**
 * Starts a task that waits for a lock, and then another, which finishes or waits too. Releases the lock when neither can
 * proceed.
 */
export async function whileFirstWaits<First, Second>(
  database: TestDatabase,
  { hold, with: values = [] }: { readonly hold: string; readonly with?: readonly unknown[] },
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  return withClient(database.access.url, async (holding) => {
    await holding.query('begin')
    await holding.query(hold, [...values])
    const begun = first()
    await expect.poll(() => waiting(database)).toBe(1)
    let isThrough = false
    const meanwhile = second().finally(() => {
      isThrough = true
    })
    await expect.poll(async () => isThrough || (await waiting(database)) > 1).toBe(true)
    await holding.query('commit')
    return Promise.all([begun, meanwhile])
  })
}
