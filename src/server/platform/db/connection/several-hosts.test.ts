import { expect, it } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { freezingProxy, poolsAt } from '#test/database/freezing-proxy.ts'
import { withClient } from './connection.ts'
import { withOneHost } from './several-hosts.ts'

const database = await testDatabase()
const first = await freezingProxy(database.access.url)
const second = await freezingProxy(database.access.url)
const both = first.url.replace(
  new URL(first.url).host,
  `${new URL(first.url).host},${new URL(second.url).host}`,
)
const url = withOneHost(`${both}?target_session_attrs=read-write`)

it.each([
  ['postgres://me@a/andrum', 'postgres://me@a/andrum'],
  ['postgres://a:1,b:2/andrum', 'postgres://a:1/andrum?others=b%3A2'],
  [
    'postgresql://me:x@a,b,c:3/andrum?sslmode=require',
    'postgresql://me:x@a/andrum?sslmode=require&others=b%2Cc%3A3',
  ],
  // A socket, as psql takes it.
  ['postgres://me:x@/andrum?host=/run/postgresql', 'postgres://me:x@localhost/andrum?host=/run/postgresql'],
])('%s becomes an address that can be read', (given, read) => {
  expect(withOneHost(given)).toBe(read)
  expect(URL.canParse(read)).toBe(true)
})

it('an address with a user and a socket leads to the socket', async () => {
  const { hostname, pathname, username } = new URL(database.access.url)
  const address = withOneHost(`postgres://${username}@${pathname}?host=${decodeURIComponent(hostname)}`)
  const pools = poolsAt(address, database.access)
  const { rows } = await pools.app.pool.query('select inet_server_addr() is null as socket')
  expect(rows).toEqual([{ socket: true }])
  await pools.close()
})

it('when the first host is gone the next one serves, and the first again when it is back', async () => {
  const pools = poolsAt(url, database.access)
  const ask = () => pools.app.pool.query('select 1')
  await ask()
  expect([first.open(), second.open()]).toEqual([1, 0])
  first.refuse(true)
  await expect.poll(() => ask().then(() => second.open())).toBe(1)
  first.refuse(false)
  second.refuse(true)
  await expect.poll(() => ask().then(() => first.open())).toBe(1)
  second.refuse(false)
  await pools.close()
})

it('a host that only reads is passed over, and when there is no other that is said', async () => {
  const name = new URL(database.access.url).pathname.slice(1)
  await asSuperuser(database, `alter database ${name} set default_transaction_read_only = on`)
  await expect(withClient(url, async () => {})).rejects.toMatchObject({ code: '25006' })
})
