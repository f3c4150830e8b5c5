import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database/database.ts'
import { endSilentConnections } from './end-silent-connections.ts'

const { superuser: pool } = await testDatabase()
const stop = endSilentConnections(pool, { lookEvery: 50, looks: 20 })
afterAll(stop)

/** Blocks this process, as a machine does that sleeps. */
const standStill = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a query that is asked after a pause of the whole process is answered', async () => {
  await pool.query('select 1')
  // The timer has run in between.
  await pause(200)
  standStill(1_500)
  expect((await pool.query("select pg_sleep(0.2), 'here' as word")).rows).toMatchObject([{ word: 'here' }])
})

test('a connection that owes an answer and says nothing is ended', async () => {
  await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
