import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AccountExport } from '#contract/self/account-export.ts'
import type { InstrumentView } from '#contract/self/instrument.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const visitor = server.browser()
const answers = sameAnswers(stressprofil, 3)
const [first = ''] = Object.keys(answers)

const evaluate = (body: unknown) => visitor.call('evaluate', { body })

test.each(['stressprofil', 'djupanalys'])('anybody can read %s in both languages', async (instrumentId) => {
  for (const lang of ['sv', 'en']) {
    const read = await visitor.call('readInstrument', { params: { instrumentId }, query: { lang } })
    expect(read.status).toBe(200)
    const view = read.body as InstrumentView
    expect(view).toMatchObject({ id: instrumentId, language: lang })
    expect(view.answers.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5])
    expect(view.items).toHaveLength(instrumentId === 'stressprofil' ? 12 : 24)
  }
})

test('an instrument or a version that is not there says so', async () => {
  const read = (instrumentId: string, query = {}) =>
    visitor.call('readInstrument', { params: { instrumentId }, query })
  expect(await read('horoskop')).toMatchObject({ status: 422, body: { code: 'unknown-instrument' } })
  expect(await read('stressprofil', { version: '0.1' })).toMatchObject({
    status: 409,
    body: { code: 'other-version' },
  })
})

test('answers are evaluated without an account, and nothing is stored', async () => {
  const evaluated = await evaluate({ instrument: 'stressprofil', answers })
  expect(evaluated).toMatchObject({
    status: 200,
    body: { instrument: 'stressprofil', zone: 'red', total: 3, causes: [], provisional: true },
  })
  expect(await asSuperuser(server.database, 'select * from own_result')).toEqual([])
  expect(await asSuperuser(server.database, 'select * from vault.calibration')).toEqual([])
})

test.each([
  [
    'an unknown item',
    { answers: { ...answers, 'no-such': 'often' } },
    422,
    'unknown-item',
    'answers.no-such',
  ],
  ['an unknown instrument', { instrument: 'horoskop' }, 422, 'unknown-instrument', undefined],
  ['another version', { version: '0.1' }, 409, 'other-version', undefined],
  [
    'an unknown answer',
    { answers: { ...answers, [first]: 'mostly' } },
    400,
    'invalid-input',
    `answers.${first}`,
  ],
  ['a number as answer', { answers: { ...answers, [first]: 3 } }, 400, 'invalid-input', `answers.${first}`],
  ['a list instead of answers', { answers: [] }, 400, 'invalid-input', 'answers'],
  ['an unknown field', { name: 'Anna' }, 400, 'invalid-input', undefined],
])('%s is refused with its place', async (_, over, status, code, path) => {
  const refused = await evaluate({ instrument: 'stressprofil', answers, ...over })
  expect(refused).toMatchObject({ status, body: { code } })
  if (path !== undefined) expect(refused.body).toMatchObject({ errors: [{ path }] })
})

test('an answer given twice is refused, not guessed', async () => {
  const [open = '', ...rest] = JSON.stringify({ instrument: 'stressprofil', answers }).split(`"${first}":`)
  const twice = await visitor.send({
    method: 'POST',
    url: '/api/v1/evaluations',
    headers: { 'content-type': 'application/json' },
    payload: `${open}"${first}":"always","${first}":${rest.join('')}`,
  })
  expect(twice).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', errors: [{ path: first, code: 'given-twice' }] },
  })
})

test('too few answers name the categories that lack them', async () => {
  const { [first]: _, [Object.keys(answers)[1] ?? '']: __, ...few } = answers
  const refused = await evaluate({ instrument: 'stressprofil', answers: few })
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'not-enough-answers', categories: [stressprofil.items[0]?.category] },
  })
})

test('a result is kept, listed and deleted by its person; nobody else finds it', async () => {
  const [anna, bo] = [await signedIn(server), await signedIn(server)]
  const body = { key: randomUUID(), instrument: 'stressprofil', version: stressprofil.version, answers }
  const stored = await anna.call('storeMyResult', { body })
  expect(stored).toMatchObject({ status: 201, body: { id: body.key, result: { total: 3 } } })
  expect((await anna.call('storeMyResult', { body })).body).toEqual(stored.body)
  const other = await anna.call('storeMyResult', { body: { ...body, answers: sameAnswers(stressprofil, 1) } })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })

  expect((await anna.call('listMyResults')).body).toEqual({ results: [stored.body] })
  expect((await bo.call('listMyResults')).body).toEqual({ results: [] })
  expect((await bo.call('deleteMyResult', { params: { resultId: body.key } })).status).toBe(404)
  expect((await anna.call('deleteMyResult', { params: { resultId: body.key } })).status).toBe(204)
  expect((await anna.call('listMyResults')).body).toEqual({ results: [] })
})

test('a result that its person has deleted stays deleted when the request that stored it is sent again', async () => {
  const anna = await signedIn(server)
  const body = { key: randomUUID(), instrument: 'stressprofil', answers, takenAt: '2026-01-10T08:00:00.000Z' }
  const store = () => anna.call('storeMyResult', { body })
  const stored = await store()
  await anna.call('deleteMyResult', { params: { resultId: body.key } })
  // A late repetition gets the first answer, so that the browser can drop it from its outbox.
  const late = await store()
  expect([late.status, late.body]).toEqual([201, stored.body])
  expect((await anna.call('listMyResults')).body).toEqual({ results: [] })
  const { consents } = (await anna.call('exportMe')).body as AccountExport
  expect(consents.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false])
})

test('a result that is deleted while it is on its way is not stored when it arrives', async () => {
  const anna = await signedIn(server)
  const body = { key: randomUUID(), instrument: 'stressprofil', answers }
  expect((await anna.call('deleteMyResult', { params: { resultId: body.key } })).status).toBe(404)
  expect((await anna.call('storeMyResult', { body })).status).toBe(201)
  expect((await anna.call('listMyResults')).body).toEqual({ results: [] })
})

test('without signing in nobody keeps, lists or deletes anything', async () => {
  const body = { key: randomUUID(), instrument: 'stressprofil', answers }
  expect((await visitor.call('storeMyResult', { body })).status).toBe(401)
  expect((await visitor.call('listMyResults')).status).toBe(401)
  expect((await visitor.call('listMyInvitations')).status).toBe(401)
  expect((await visitor.call('deleteMyResult', { params: { resultId: randomUUID() } })).status).toBe(401)
})

test('mistreatment below every limit is marked where it is evaluated, stored and read again', async () => {
  const calm = Object.fromEntries(
    (djupanalys.causes ?? []).flatMap(({ items }) =>
      items.map(({ id, reversed }) => [id, reversed ? 'always' : 'never']),
    ),
  )
  const mistreated = {
    ...sameAnswers(djupanalys, 1),
    ...calm,
    'conflict-victimisation-treated-badly': 'always',
  }
  const marked = { id: 'conflict_victimisation', score: 2.33, risk: 'none', help: true }
  const person = await signedIn(server)
  const kept = await person.call('storeMyResult', {
    body: { key: randomUUID(), instrument: 'djupanalys', answers: mistreated },
  })
  const listed = await person.call('listMyResults')
  for (const read of [
    await evaluate({ instrument: 'djupanalys', answers: mistreated }),
    { body: (kept.body as { result: unknown }).result },
    { body: (listed.body as { results: [{ result: unknown }] }).results[0].result },
  ]) {
    const { causes } = read.body as { causes: { id: string; help?: true }[] }
    expect(causes.filter(({ help }) => help !== undefined)).toEqual([marked])
  }
})
