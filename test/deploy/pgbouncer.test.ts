import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { signInUrl, withClient } from '#server/platform/db/connection/connection.ts'
import { openDatabase } from '#server/platform/db/connection/open-database.ts'
import { rolePassword } from '#server/platform/db/role-password.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { findOrInstall } from '../../scripts/find-chromium.ts'
import { startThrowawayPooler } from '../../scripts/test-pg/throwaway-pooler.ts'
import { startThrowawayServer } from '../../scripts/test-pg/throwaway-server.ts'

findOrInstall('pgbouncer', ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'])
findOrInstall('postgresql-15', [
  '/usr/lib/postgresql/15/bin/initdb',
  '/opt/homebrew/opt/postgresql@15/bin/initdb',
])

const database = await startThrowawayServer()
const pooler = await startThrowawayPooler(database.url)
afterAll(async () => {
  await pooler.stop()
  await database.stop()
})

const access = {
  url: database.url,
  poolUrl: pooler.url,
  rolePrefix: 'andrum',
  authSecret: randomBytes(36).toString('base64'),
}
const through = (authSecret = access.authSecret) =>
  withClient(signInUrl({ ...access, authSecret }, 'login'), async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return rows[0]?.name
  })

it('a server signs in through the PgBouncer that is shipped, by the password that the database has', async () => {
  const password = rolePassword(access.authSecret, 'andrum_login')
  await withClient(database.url, (client) =>
    client.query(`create role andrum_login login password '${password}'`),
  )
  expect(await through()).toBe('andrum_login')
  await expect(through('another secret of more than thirty-two bytes')).rejects.toThrow(
    /authentication failed/,
  )
})

it('the superuser of the database does not come in through it', async () => {
  await withClient(database.url, (client) => client.query("alter role postgres password 'secret'"))
  const url = new URL(pooler.url)
  url.password = 'secret'
  await expect(withClient(url.href, (client) => client.query('select 1'))).rejects.toThrow(
    /authentication failed|no such user/,
  )
})

it('a server may read the passwords of no role by itself', async () => {
  await expect(
    withClient(signInUrl(access, 'login'), (client) =>
      client.query("select * from pgbouncer.get_auth('andrum_login')"),
    ),
  ).rejects.toThrow(/permission denied/)
})

it('a server whose roles the PgBouncer does not know is told where it learns them', async () => {
  const { authSecret, poolUrl: databasePoolUrl } = access
  const settings = { dataDir: '/nowhere', databaseUrl: database.url, databasePoolUrl, authSecret }
  await (await openDatabase(settings, queues)).close()
  await withClient(database.url, (client) => client.query('drop function pgbouncer.get_auth(text)'))
  await expect(openDatabase({ ...settings, authSecret: `${authSecret} anew` }, queues)).rejects.toThrow(
    /^PgBouncer at .* does not let Andrum's roles in \(.*\): auth_query must give it their passwords \(deploy\/pgbouncer\.ini\)/,
  )
})
