import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { personKey } from '#server/platform/keys/person-key.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { deleteOwnResult } from './delete-own-result.ts'
import { listOwnAnswerings, listOwnResults } from './list-own-results.ts'
import { sealAnswering } from './own-answering.ts'
import { storeOwnResult } from './store-own-result.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

const store = (personId: string, over: { key?: string; value?: number; takenAt?: string } = {}) =>
  storeOwnResult(deps, personId, {
    key: over.key ?? randomUUID(),
    instrument: 'stressprofil',
    answers: sameAnswers(stressprofil, over.value ?? 2),
    takenAt: over.takenAt,
  })

test('a person finds their own results again, newest first', async () => {
  const personId = randomUUID()
  const older = await store(personId, { takenAt: '2026-01-10T08:00:00Z' })
  const newer = await store(personId, { takenAt: '2026-02-10T08:00:00Z', value: 3 })
  expect(await listOwnResults(deps, personId)).toEqual([newer, older])
})

test('without a time of its own a result was taken now', async () => {
  expect((await store(randomUUID())).takenAt).toBe(deps.time.now.toISOString())
})

test('somebody who has kept two thousand results makes room before keeping another', async () => {
  const personId = randomUUID()
  const { id } = await store(personId)
  const [kept] = await listOwnAnswerings(deps, personId)
  if (kept === undefined) throw new Error('nothing is kept')
  const { id: _, ...answering } = kept
  const ids = Array.from({ length: 1999 }, () => randomUUID())
  const key = await asPerson(database.pools.app, { personId }, (tx) => personKey(tx, deps.keys, personId))
  await asSuperuser(
    database,
    'insert into own_result (person_id, id, sealed) select $1, * from unnest($2::uuid[], $3::bytea[])',
    [personId, ids, ids.map((id) => sealAnswering(deps.keys, key, { personId, id }, answering))],
  )
  const again = { key: id, value: 2 }
  expect((await store(personId, again)).id).toBe(id)
  await expect(store(personId)).rejects.toMatchObject({ code: 'too-many-results' })
  expect(await listOwnResults(deps, personId)).toHaveLength(2000)
  await deleteOwnResult(deps, personId, id)
  await store(personId)
})

test('a result that is deleted just as its request arrives again does not come back', async () => {
  const personId = randomUUID()
  const key = randomUUID()
  const results = async () => (await listOwnResults(deps, personId)).length
  await store(personId)
  await whileHeld<unknown>(database, { hold: 'lock table own_result in share mode' }, [
    () => Promise.allSettled([store(personId, { key })]),
    () => Promise.allSettled([deleteOwnResult(deps, personId, key)]),
  ])
  expect(await results()).toBe(1)
})

test('a result of a browser whose clock is far ahead stays one when it is sent again hours later', async () => {
  const personId = randomUUID()
  const hours = (count: number) => new Date(deps.time.now.getTime() + count * 3_600_000)
  const sent = { key: randomUUID(), takenAt: hours(30).toISOString() }
  const first = await store(personId, sent)
  deps.time.now = hours(10)
  expect(await store(personId, sent)).toEqual(first)
})

test('a result of a browser whose clock is far ahead was taken when it arrived, once', async () => {
  const personId = randomUUID()
  const sent = { key: randomUUID(), takenAt: '2027-01-01T00:00:00Z' }
  const first = await store(personId, sent)
  expect(first.takenAt).toBe(deps.time.now.toISOString())
  deps.time.now = new Date(deps.time.now.getTime() + 60_000)
  expect(await store(personId, sent)).toEqual(first)
  expect(await listOwnResults(deps, personId)).toEqual([first])
})

test('the same result sent twice is stored once and answered alike', async () => {
  const personId = randomUUID()
  const key = randomUUID()
  const first = await store(personId, { key })
  deps.time.now = new Date(deps.time.now.getTime() + 60_000)
  expect(await store(personId, { key })).toEqual(first)
  expect(await listOwnResults(deps, personId)).toHaveLength(1)
})

test('ten first results sent at once end with one key and ten readable results', async () => {
  const personId = randomUUID()
  await Promise.all(Array.from({ length: 10 }, () => store(personId)))
  expect(await listOwnResults(deps, personId)).toHaveLength(10)
})

test('the same result sent ten times at once is stored once', async () => {
  const personId = randomUUID()
  const key = randomUUID()
  const sent = await Promise.all(Array.from({ length: 10 }, () => store(personId, { key })))
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await listOwnResults(deps, personId)).toHaveLength(1)
})

test('other answers under a used key are refused, and the first ones stay', async () => {
  const personId = randomUUID()
  const key = randomUUID()
  const first = await store(personId, { key })
  await expect(store(personId, { key, value: 5 })).rejects.toMatchObject({ code: 'idempotency-conflict' })
  expect(await listOwnResults(deps, personId)).toEqual([first])
})

test('two people may use the same key without meeting', async () => {
  const key = randomUUID()
  const [one, two] = [randomUUID(), randomUUID()]
  await store(one, { key, value: 1 })
  await store(two, { key, value: 5 })
  expect((await listOwnResults(deps, one))[0]?.result.total).toBe(1)
  expect((await listOwnResults(deps, two))[0]?.result.total).toBe(5)
})

test('a person deletes one result; nobody else can', async () => {
  const personId = randomUUID()
  const { id } = await store(personId)
  await expect(deleteOwnResult(deps, randomUUID(), id)).rejects.toMatchObject({ code: 'not-found' })
  await deleteOwnResult(deps, personId, id)
  expect(await listOwnResults(deps, personId)).toEqual([])
  await expect(deleteOwnResult(deps, personId, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('what is in the database shows neither answers nor result nor time, even to the superuser', async () => {
  const personId = randomUUID()
  await store(personId, { takenAt: '2026-01-10T08:00:00Z' })
  const rows = await asSuperuser<{ sealed: Buffer }>(
    database,
    'select * from own_result where person_id = $1',
    [personId],
  )
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['id', 'person_id', 'sealed'])
  const bytes = rows[0]?.sealed.toString('latin1')
  for (const word of ['stressprofil', 'green', 'rarely', '2026-01']) expect(bytes).not.toContain(word)
})

test('a result put into another row of the same person cannot be opened there', async () => {
  const personId = randomUUID()
  const { id: older } = await store(personId, { takenAt: '2026-01-10T08:00:00Z' })
  const { id: newer } = await store(personId, { value: 4 })
  const put = 'update own_result set sealed = (select sealed from own_result where id = $1) where id = $2'
  await asSuperuser(database, put, [older, newer])
  await expect(listOwnResults(deps, personId)).rejects.toThrow()
})

test('a result moved to another person’s rows cannot be opened there', async () => {
  const [owner, thief] = [randomUUID(), randomUUID()]
  await store(owner)
  await store(thief)
  await asSuperuser(database, 'update own_result set person_id = $2, id = $3 where person_id = $1', [
    owner,
    thief,
    randomUUID(),
  ])
  await expect(listOwnResults(deps, thief)).rejects.toThrow()
})
