import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openBrowser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { freezingProxy, poolsAt } from '#test/database/freezing-proxy.ts'
import { buildApp } from './app.ts'

const server = await testApp()
const { access } = server.database
const proxy = await freezingProxy(access.url)
const pools = poolsAt(proxy.url, access)
const app = await buildApp({ ...server.deps, pools })
const browser = openBrowser(app)
afterAll(async () => {
  await app.close()
  await pools.close()
})

/** Needs the database: looks up the session of a cookie. */
const ask = async () => {
  browser.cookies.set('session', 'a'.repeat(43))
  return (await browser.call('readMe')).status
}

it('connections that fall silent are given up within half a minute, and everything works again', {
  timeout: 90_000,
}, async () => {
  expect(await Promise.all(Array.from({ length: 12 }, ask))).toEqual(Array(12).fill(401))
  proxy.freeze()
  const begun = performance.now()
  const during = await Promise.all(Array.from({ length: 12 }, ask))
  expect(during.filter((status) => status === 503).length).toBeGreaterThan(0)
  while ((await ask()) !== 401) await new Promise((resolve) => setTimeout(resolve, 200))
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect((await browser.call('ready')).status).toBe(200)
  for (const { message } of server.takeErrors()) expect(message).toBe('The database does not answer')
})

it('an outage is 503 with a word when to come back, and one line in the log a second', async () => {
  proxy.refuse(true)
  const during = await Promise.all(Array.from({ length: 50 }, () => browser.call('readMe')))
  proxy.refuse(false)
  expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]))
  expect(during[0]?.headers['retry-after']).toBe('5')
  expect(server.takeErrors().length).toBeLessThanOrEqual(2)
  await expect.poll(ask).toBe(401)
  server.takeErrors()
})

it('a standby that only reads is 503, and not ready', async () => {
  const name = new URL(access.url).pathname.slice(1)
  await asSuperuser(server.database, `alter database ${name} set default_transaction_read_only = on`)
  await asSuperuser(
    server.database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  await expect.poll(async () => (await browser.call('ready')).status).toBe(503)
  const asked = await browser.call('requestSignInCode', { body: { email: 'a@example.com', language: 'sv' } })
  expect(asked).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(asked.headers['retry-after']).toBe('5')
  server.takeErrors()
  const read = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(
    pools.app.kysely,
  )
  expect(read.rows).toEqual([{ mode: 'on' }])
})
