import { afterAll, expect, it, vi } from 'vitest'
import { startWorker } from '#server/worker.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { freezingProxy, poolsAt } from '#test/database/freezing-proxy.ts'
import { startBoss } from './boss.ts'

const server = await testApp()
const proxy = await freezingProxy(server.database.access.url)
const { poolUrl: _, ...access } = server.database.access
const pools = poolsAt(proxy.url, access)
afterAll(() => pools.close())

const boss = await startBoss(pools.jobs, { log: server.deps.log, supervise: false })
const worker = await startWorker({ ...server.deps, pools }, boss)
afterAll(() => worker.stop())

const problem = 'The job queue has a problem'
const mailTo = (email: string) => server.mail.receivedBy(email)[0]
const ask = (email: string) => server.browser().call('requestSignInCode', { body: { email, language: 'sv' } })

/** How often a connection is taken within two seconds. */
async function askedFor(): Promise<number> {
  let asked = 0
  const count = () => {
    asked += 1
  }
  pools.jobs.pool.on('acquire', count)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  pools.jobs.pool.off('acquire', count)
  return asked
}

it('looks for work of all kinds at once while there is none', async () => {
  await expect.poll(askedFor, { timeout: 20_000 }).toBeLessThanOrEqual(8)
})

it('begins work that was put off, within moments of its time', async () => {
  const startAfter = new Date(Date.now() + 2000)
  await server.deps.queue.enqueueNow('forget-expired', {}, { key: 'later', startAfter })
  const job = 'select state::text, started_on > start_after as after from pgboss.job where start_after = $1'
  await vi.waitFor(
    async () =>
      expect(await asSuperuser(server.database, job, [startAfter])).toEqual([
        { state: 'completed', after: true },
      ]),
    { timeout: 10_000 },
  )
})

it('says when the database is away, and goes on by itself when it is back', async () => {
  proxy.refuse(true)
  await ask('borta@example.com')
  await vi.waitFor(
    () => expect(server.log.filter(({ message }) => message === problem).length).toBeGreaterThan(0),
    { timeout: 10_000 },
  )
  expect(mailTo('borta@example.com')).toBeUndefined()
  proxy.refuse(false)
  await vi.waitFor(() => expect(mailTo('borta@example.com')).toBeDefined(), { timeout: 10_000 })
  expect(new Set(server.takeErrors().map(({ message }) => message))).toEqual(new Set([problem]))
})

it('looks no more when it is stopped while it looks', async () => {
  const hold = await server.database.superuser.connect()
  await hold.query('begin; lock table only pgboss.job')
  const looks = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%asked%'"
  await expect.poll(() => asSuperuser(server.database, looks)).toHaveLength(1)
  const stopping = worker.stop()
  await hold.query('rollback')
  hold.release()
  await stopping
  expect(await askedFor()).toBe(0)
})
