import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import type { StoredDocument } from '#contract/self/own-document.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { signedIn } from '#test/factories/people.ts'
import { writeOwnDocument } from './write-own-document.ts'

const server = await testApp()

const read = async (browser: Browser) => (await browser.call('readMyExercises')).body as StoredDocument
const write = (browser: Browser, version: number, document: unknown, key: string = randomUUID()) =>
  browser.call('writeMyExercises', { body: { version, document }, headers: { 'idempotency-key': key } })

test('what I write on the phone is there on the laptop, and for nobody else', async () => {
  const email = `${randomUUID()}@example.com`
  const [phone, laptop, other] = [
    await signedIn(server, { email }),
    await signedIn(server, { email }),
    await signedIn(server),
  ]
  expect(await read(phone)).toEqual({ version: 0, document: null })
  const written = await write(phone, 0, someExercises)
  expect(written).toMatchObject({ status: 200, body: { version: 1, document: someExercises } })
  expect(await read(laptop)).toEqual({ version: 1, document: someExercises })
  expect(await read(other)).toEqual({ version: 0, document: null })
})

test('two devices that change the same version: the second hears of it, and nothing is written over', async () => {
  const email = `${randomUUID()}@example.com`
  const [phone, laptop] = [await signedIn(server, { email }), await signedIn(server, { email })]
  await write(phone, 0, someExercises)
  const done = { ...someExercises, done: ['breathing'] }
  expect((await write(laptop, 1, done)).status).toBe(200)
  const late = await write(phone, 1, { ...someExercises, done: [] })
  expect(late).toMatchObject({ status: 409, body: { code: 'newer-version' } })
  expect(await read(phone)).toEqual({ version: 2, document: done })
})

test('who names the version they have is answered 304 until somebody has written another', async () => {
  const browser = await signedIn(server)
  const readSince = (tag: string) => browser.call('readMyExercises', { headers: { 'if-none-match': tag } })
  expect((await readSince('"0"')).status).toBe(304)
  await write(browser, 0, someExercises)
  expect(await readSince('"0"')).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await readSince('"1"')).toMatchObject({ status: 304, text: '' })
  for (const tag of ['W/"1"', '"0", "1"', 'W/"0",W/"1"', '*']) expect((await readSince(tag)).status).toBe(304)
  for (const tag of ['1', '"x"', '"2"', '"0", "2"']) {
    expect(await readSince(tag)).toMatchObject({ status: 200, body: { document: someExercises } })
  }
  expect(
    (await server.browser().call('readMyExercises', { headers: { 'if-none-match': '"0"' } })).status,
  ).toBe(401)
})

test('of twenty first writings at once exactly one is kept', async () => {
  const browser = await signedIn(server)
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, weeks) =>
      write(browser, 0, { ...someExercises, strengths: { ...someExercises.strengths, how: `${weeks}` } }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await read(browser)).toMatchObject({ version: 1 })
})

test('the same writing sent again is one write and is answered the same', async () => {
  const browser = await signedIn(server)
  const [first, second] = [randomUUID(), randomUUID()]
  const once = await write(browser, 0, someExercises, first)
  expect((await write(browser, 0, someExercises, first)).body).toEqual(once.body)
  // Also when the browser has the new version already.
  expect((await write(browser, 1, someExercises, first)).body).toEqual(once.body)
  const changed = { ...someExercises, done: [] }
  expect((await write(browser, 0, changed, first)).body).toMatchObject({ code: 'idempotency-conflict' })
  await write(browser, 1, changed, second)
  // Overwritten since: a late repetition learns that it had arrived, and so restores nothing.
  expect((await write(browser, 0, someExercises, first)).body).toEqual(once.body)
  for (const [version, key] of [
    [0, randomUUID()],
    [1, first],
  ] as const)
    expect(await write(browser, version, someExercises, key)).toMatchObject({ status: 409 })
  expect(await read(browser)).toEqual({ version: 2, document: changed })
})

test('a version that has not been is not taken for the next one', async () => {
  const browser = await signedIn(server)
  expect(await write(browser, 7, someExercises)).toMatchObject({
    status: 409,
    body: { code: 'newer-version' },
  })
  expect(await read(browser)).toEqual({ version: 0, document: null })
})

test.each([
  ['an exercise nobody knows', { done: ['fly'] }, 'document.done.0', 'unknown-value'],
  ['an exercise done twice', { done: ['values', 'values'] }, 'document.done', 'given-twice'],
  [
    'the reflection, which stays in the browser',
    { thoughts: 'Hemligt' },
    'document.thoughts',
    'unknown-field',
  ],
  [
    'a text without end',
    { values: { ...someExercises.values, action: 'a'.repeat(2001) } },
    'document.values.action',
    'too-big',
  ],
  ['a favourite twice', { favourites: ['andas', 'andas'] }, 'document.favourites', 'given-twice'],
  [
    'a favourite with words of its own',
    { favourites: ['Jag mår dåligt'] },
    'document.favourites.0',
    'wrong-format',
  ],
  [
    'a feeling nobody was asked for',
    { felt: { andas: { '2026-03-02T08:05Z': 'awful' } } },
    'document.felt.andas.2026-03-02T08:05Z',
    'unknown-value',
  ],
  ['a sheet that is missing', { strengths: undefined }, 'document.strengths', 'required'],
])('%s is refused with its place, and nothing is written', async (_, part, path, code) => {
  const browser = await signedIn(server)
  const refused = await write(browser, 0, { ...someExercises, ...part })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path, code }] } })
  expect(refused.text).not.toContain('Hemligt')
  expect(await read(browser)).toEqual({ version: 0, document: null })
})

test('what was kept with a field that has been taken out since is read and exported without it', async () => {
  const browser = await signedIn(server)
  const { person } = (await browser.call('readMe')).body as Me
  const before = { ...someExercises, recovery: { times: [], weeks: 4 } }
  const writing = { kind: 'exercises', version: 0, document: before, key: null }
  await writeOwnDocument(server.deps, person.id, writing)
  expect(await read(browser)).toEqual({ version: 1, document: someExercises })
  const { status, body } = await browser.call('exportMe')
  expect(status).toBe(200)
  expect(body).toMatchObject({ documents: { exercises: someExercises } })
  expect(await write(browser, 1, before)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'document.recovery', code: 'unknown-field' }] },
  })
  expect((await write(browser, 1, someExercises)).status).toBe(200)
})

test('more than 256 kB is refused', async () => {
  const browser = await signedIn(server)
  const { strengths } = someExercises
  const refused = await write(browser, 0, {
    ...someExercises,
    strengths: { ...strengths, how: 'a'.repeat(257 * 1024) },
  })
  expect(refused).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('a key that is no key is refused', async () => {
  const browser = await signedIn(server)
  expect(await write(browser, 0, someExercises, 'k'.repeat(201))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'idempotency-key' }] },
  })
})

test('in the database nothing of it can be read, nor how much it is', async () => {
  const [some, more] = [await signedIn(server), await signedIn(server)]
  await asSuperuser(server.database, 'delete from own_document')
  await write(some, 0, someExercises)
  await write(more, 0, { ...someExercises, done: [], values: { important: {}, lived: {}, action: '' } })
  const rows = await asSuperuser<{ sealed: Buffer }>(server.database, 'select sealed from own_document')
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
  for (const { sealed } of rows) expect(sealed.includes('Lyssna klart')).toBe(false)
})

test('a document put in the place of another, or of somebody else, is not opened', async () => {
  const [mine, other] = [await signedIn(server), await signedIn(server)]
  await asSuperuser(server.database, 'delete from own_document')
  await write(mine, 0, someExercises)
  await asSuperuser(server.database, `update own_document set kind = 'plan'`)
  expect((await mine.call('exportMe')).status).toBe(500)
  await asSuperuser(server.database, 'delete from own_document')

  await write(mine, 0, someExercises)
  const [{ sealed } = { sealed: null }] = await asSuperuser<{ sealed: Buffer }>(
    server.database,
    'select sealed from own_document',
  )
  await write(other, 0, someExercises)
  await asSuperuser(server.database, 'update own_document set sealed = $1', [sealed])
  expect((await mine.call('readMyExercises')).status).toBe(200)
  expect((await other.call('readMyExercises')).status).toBe(500)
  expect(server.takeErrors()).toHaveLength(2)
  await asSuperuser(server.database, 'delete from own_document')
})

test('it is in my export, and gone with my account', async () => {
  const email = `${randomUUID()}@example.com`
  const browser = await signedIn(server, { email })
  await write(browser, 0, someExercises)
  expect((await browser.call('exportMe')).body).toMatchObject({ documents: { exercises: someExercises } })
  expect((await browser.call('eraseMe')).status).toBe(204)
  expect(await asSuperuser(server.database, 'select from own_document')).toEqual([])
  expect(await read(await signedIn(server, { email }))).toEqual({ version: 0, document: null })
})

test('one on its way in while its person is erased does not stay behind', async () => {
  const browser = await signedIn(server)
  const [erased, ...written] = await Promise.all([
    browser.call('eraseMe'),
    ...Array.from({ length: 10 }, (_, version) => write(browser, version, someExercises)),
  ])
  expect(erased.status).toBe(204)
  for (const { status } of written) expect([200, 401, 409]).toContain(status)
  expect(await asSuperuser(server.database, 'select from own_document')).toEqual([])
})

test('without signing in nobody reads or writes anything', async () => {
  expect((await server.browser().call('readMyExercises')).status).toBe(401)
  expect((await write(server.browser(), 0, someExercises)).status).toBe(401)
})
