import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'

const server = await testApp()

/** A browser's request: it has sealed the answers, and the server cannot read them. */
const continuation = () => ({
  lookup: randomBytes(32).toString('hex'),
  sealed: randomBytes(8220).toString('base64'),
})

let networks = 0
/** A network without failed attempts. */
const elsewhere = () => `198.51.${100 + Math.floor(networks / 250)}.${1 + (networks++ % 250)}`

const store = (body: object, ip = elsewhere()) => server.browser().call('storeContinuation', { body, ip })
const take = (lookup: string, ip = elsewhere()) =>
  server.browser().call('takeContinuation', { body: { lookup }, ip })

const rows = () =>
  asSuperuser<{ lookup_hash: Buffer; sealed: Buffer }>(
    server.database,
    'select lookup_hash, sealed from identity.continuation',
  )

const later = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
}

test('what one device has stored another gets once, and then it is gone', async () => {
  const { lookup, sealed } = continuation()
  expect((await store({ lookup, sealed })).status).toBe(204)
  expect(await take(lookup)).toMatchObject({ status: 200, body: { sealed } })
  expect(await rows()).toEqual([])
  expect((await take(lookup)).status).toBe(404)
})

test('a wrong code, one that was used and one that is too old get the same answer, to the byte', async () => {
  const [used, old] = [continuation(), continuation()]
  for (const one of [used, old]) expect((await store(one)).status).toBe(204)
  expect((await take(used.lookup)).status).toBe(200)
  later(30)
  const answers = []
  for (const lookup of [continuation().lookup, used.lookup, old.lookup]) {
    const { status, text } = await take(lookup)
    answers.push([status, text])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
  // A row that is too old is deleted at its fetch, too.
  expect(await rows()).toEqual([])
})

test('what nobody fetches is deleted after half an hour', async () => {
  await store(continuation())
  later(29)
  await forgetExpired(server.deps)
  expect(await rows()).toHaveLength(1)
  later(1)
  await forgetExpired(server.deps)
  expect(await rows()).toEqual([])
})

test('a row has nothing of the request: neither the lookup nor the bytes, no account and no network', async () => {
  const { lookup, sealed } = continuation()
  await store({ lookup, sealed })
  const [row] = await rows()
  expect(row?.lookup_hash.toString('hex')).not.toBe(lookup)
  expect(row?.sealed.includes(Buffer.from(sealed, 'base64').subarray(0, 16))).toBe(false)
  const columns = await asSuperuser<{ column_name: string }>(
    server.database,
    "select column_name from information_schema.columns where table_name = 'continuation' order by 1",
  )
  expect(columns.map(({ column_name }) => column_name)).toEqual(['expires_at', 'lookup_hash', 'sealed'])
  expect((await take(lookup)).status).toBe(200)
})

test('no copy of it gets into the log of the database, and so into no standby and no base backup', async () => {
  expect(
    await asSuperuser(
      server.database,
      "select relpersistence from pg_class where oid = 'identity.continuation'::regclass",
    ),
  ).toEqual([{ relpersistence: 'u' }])
})

test('a lookup under which something waits is not written over, and the browser makes another code', async () => {
  const first = continuation()
  await store(first)
  expect(await store({ ...continuation(), lookup: first.lookup })).toMatchObject({
    status: 409,
    body: { code: 'idempotency-conflict' },
  })
  expect(await take(first.lookup)).toMatchObject({ body: { sealed: first.sealed } })
})

test('after a hundred wrong codes from one network it has to wait; another network still gets its answers', async () => {
  const { lookup, sealed } = continuation()
  await store({ lookup, sealed })
  const ip = elsewhere()
  for (let n = 0; n < 100; n += 1) expect((await take(continuation().lookup, ip)).status).toBe(404)
  expect(await take(lookup, ip)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(await take(lookup)).toMatchObject({ status: 200, body: { sealed } })
})

test('right codes are not counted: an office behind one address fetches as many as it stores', async () => {
  const ip = elsewhere()
  for (let n = 0; n < 110; n += 1) {
    const one = continuation()
    expect((await store(one, ip)).status).toBe(204)
    expect((await take(one.lookup, ip)).status).toBe(200)
  }
})

test('one network stores three hundred an hour at most', async () => {
  const ip = elsewhere()
  for (let n = 0; n < 300; n += 1) expect((await store(continuation(), ip)).status).toBe(204)
  expect(await store(continuation(), ip)).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  })
})

test('a customer with many networks stores six hundred an hour at most, and everybody together five thousand', async () => {
  const at = (network: number, prefix = '2001:db8:1') => `${prefix}:${network}::1`
  for (let n = 0; n < 600; n += 1) expect((await store(continuation(), at(n % 3))).status).toBe(204)
  expect(await store(continuation(), at(3))).toMatchObject({ status: 429 })
  expect((await store(continuation(), at(3, '2001:db8:2'))).status).toBe(204)
  const { keys } = server.deps
  await asSuperuser(server.database, 'update identity.attempt set amount = 5000 where key = $1', [
    keys.attemptKey('continuations', 'all'),
  ])
  expect(await store(continuation())).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
})

test.each([
  { lookup: 'x', sealed: randomBytes(8220).toString('base64') },
  { lookup: randomBytes(32).toString('hex'), sealed: randomBytes(8219).toString('base64') },
  { lookup: randomBytes(32).toString('hex'), sealed: '{"answers":{}}' },
  { lookup: randomBytes(32).toString('hex') },
])('nothing is stored that does not look as every sealed answer does', async (body) => {
  const before = (await rows()).length
  expect((await store(body)).status).toBe(400)
  expect(await rows()).toHaveLength(before)
})
