import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { watchDatabaseClock } from './bring-back-work.ts'

const server = await testApp()
const { jobs } = server.deps.pools

/** A job written while the clock was a day ahead; times in SQL. */
async function job(state: string, times: Readonly<Record<string, string>>): Promise<string> {
  const id = randomUUID()
  const columns = Object.keys(times)
  await asSuperuser(
    server.database,
    `insert into pgboss.job (id, name, state, ${columns.join(', ')})
     values ($1, 'send-round-ready', $2::pgboss.job_state, ${columns.map((column) => times[column]).join(', ')})`,
    [id, state],
  )
  return id
}

/** In hours from now, rounded. */
async function hoursUntil(id: string, column: string): Promise<number> {
  const [row] = await asSuperuser<{ hours: number }>(
    server.database,
    `select round(extract(epoch from ${column} - now()) / 3600)::int as hours from pgboss.job where id = $1`,
    [id],
  )
  return row?.hours ?? Number.NaN
}

const tomorrow = "now() + interval '1 day'"
const dayAfter = "now() + interval '2 days'"

describe('when the database’s clock has been set back by a day', () => {
  it('work that was put in line while it was ahead is done now, and what waits for a day of its own waits for it', async () => {
    const atOnce = await job('created', { created_on: tomorrow, start_after: tomorrow })
    const later = await job('created', { created_on: tomorrow, start_after: dayAfter })
    await watchDatabaseClock(jobs)()
    expect(await hoursUntil(atOnce, 'start_after')).toBe(0)
    expect(await hoursUntil(later, 'start_after')).toBe(48)
  })

  it('work of a process that was killed while it was ahead is begun again soon', async () => {
    const begun = await job('active', {
      created_on: 'now()',
      started_on: tomorrow,
      heartbeat_on: tomorrow,
    })
    await watchDatabaseClock(jobs)()
    expect(await hoursUntil(begun, 'started_on')).toBe(0)
    expect(await hoursUntil(begun, 'heartbeat_on')).toBe(0)
  })

  it('work that failed while it was ahead is tried again now', async () => {
    const failed = await job('retry', { created_on: 'now()', start_after: tomorrow })
    const soon = await job('retry', { created_on: 'now()', start_after: "now() + interval '50 minutes'" })
    await watchDatabaseClock(jobs)()
    expect(await hoursUntil(failed, 'start_after')).toBe(0)
    expect(await hoursUntil(soon, 'start_after')).toBe(1)
  })

  it('the queues are looked after again', async () => {
    await asSuperuser(
      server.database,
      `update pgboss.queue set monitor_claim_on = ${tomorrow} where name = 'release-round'`,
    )
    await watchDatabaseClock(jobs)()
    const rows = await asSuperuser(
      server.database,
      "select name from pgboss.queue where monitor_claim_on > now() + interval '1 minute'",
    )
    expect(rows).toEqual([])
  })

  it('work of a transaction that ends after it is brought back as well', async () => {
    const look = watchDatabaseClock(jobs)
    await look()
    const late = await job('created', { created_on: tomorrow, start_after: tomorrow })
    await look()
    expect(await hoursUntil(late, 'start_after')).toBe(0)
  })

  it('nothing is looked through while the clock goes on as it should', async () => {
    const look = watchDatabaseClock(jobs)
    for (let looks = 0; looks < 5; looks += 1) await look()
    const atOnce = await job('created', { created_on: tomorrow, start_after: tomorrow })
    await look()
    expect(await hoursUntil(atOnce, 'start_after')).toBe(24)
  })
})
