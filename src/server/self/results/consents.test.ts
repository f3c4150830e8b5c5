import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountExport } from '#contract/self/account-export.ts'
import { consentText } from '#core/consent/consents.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { noPlan } from '#core/plan/plan.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { formatDate } from '#text/format.ts'

const server = await testApp()
const monday = '2026-03-02T09:00:00.000Z'
const tuesday = '2026-03-03T09:00:00.000Z'

async function saveResult(browser: Browser): Promise<string> {
  const key = randomUUID()
  const body = { key, instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) }
  expect((await browser.call('storeMyResult', { body })).status).toBeLessThan(300)
  return key
}
const consentsOf = async (browser: Browser) =>
  accountExport.parse((await browser.call('exportMe')).body).consents

test('a person reads what they consented to, by which policy, and when they took it back', async () => {
  const browser = await signedIn(server)
  expect(await consentsOf(browser)).toEqual([])
  server.time.now = new Date(monday)
  const first = await saveResult(browser)
  const second = await saveResult(browser)
  const document = { version: 0, document: someExercises }
  await browser.call('writeMyExercises', { body: document, headers: { 'idempotency-key': randomUUID() } })
  const results = { what: 'results', policyOf: consentText, givenAt: monday, withdrawnAt: null }
  const exercises = { ...results, what: 'exercises' }
  expect(await consentsOf(browser)).toEqual([results, exercises])

  server.time.now = new Date(tuesday)
  await browser.call('deleteMyResult', { params: { resultId: first } })
  expect(await consentsOf(browser)).toEqual([results, exercises])
  await browser.call('deleteMyResult', { params: { resultId: second } })
  expect(await consentsOf(browser)).toEqual([{ ...results, withdrawnAt: tuesday }, exercises])
  await saveResult(browser)
  expect(await consentsOf(browser)).toEqual([
    { ...results, withdrawnAt: tuesday },
    exercises,
    { ...results, givenAt: tuesday },
  ])
})

test.each([
  ['plan', 'writeMyPlan', { ...noPlan, entries: [sampleEntry()] }, noPlan],
  [
    'recovery-programme',
    'writeMyRecoveryProgramme',
    { ...emptyRecovery, run: 1, startedOn: '2026-03-02' },
    { ...emptyRecovery, run: 2 },
  ],
  [
    'stress-programme',
    'writeMyStressProgramme',
    { ...emptyProgramme, startedOn: '2026-03-02' },
    emptyProgramme,
  ],
] as const)(
  'clearing the %s takes the consent back, and writing in it again gives a new one',
  async (what, write, written, cleared) => {
    const browser = await signedIn(server)
    const put = async (version: number, document: object) => {
      const answer = await browser.call(write, {
        body: { version, document },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(answer.status).toBe(200)
    }
    server.time.now = new Date(monday)
    await put(0, cleared)
    expect(await consentsOf(browser)).toEqual([])
    await put(1, written)
    await put(2, written)
    const given = { what, policyOf: consentText, givenAt: monday, withdrawnAt: null }
    expect(await consentsOf(browser)).toEqual([given])
    server.time.now = new Date(tuesday)
    await put(3, cleared)
    await put(4, cleared)
    expect(await consentsOf(browser)).toEqual([{ ...given, withdrawnAt: tuesday }])
    await put(5, written)
    expect(await consentsOf(browser)).toEqual([
      { ...given, withdrawnAt: tuesday },
      { ...given, givenAt: tuesday },
    ])
  },
)

test('two results saved at once are one consent', async () => {
  const browser = await signedIn(server)
  await Promise.all([1, 2, 3].map(() => saveResult(browser)))
  expect(await consentsOf(browser)).toHaveLength(1)
})

test('two last results deleted at once take the consent back', async () => {
  const browser = await signedIn(server)
  const both = [await saveResult(browser), await saveResult(browser)]
  const deleting = both.map((resultId) => () => browser.call('deleteMyResult', { params: { resultId } }))
  await whileHeld(server.database, { hold: 'lock table person_key' }, deleting)
  expect(await consentsOf(browser)).toMatchObject([{ what: 'results', withdrawnAt: expect.any(String) }])
})

test('the database says neither what somebody has consented to nor when', async () => {
  await saveResult(await signedIn(server))
  const rows = await asSuperuser<{ columns: string[] }>(
    server.database,
    `select array_agg(attname::text order by attnum) as columns from pg_attribute
     where attrelid = 'consent'::regclass and attnum > 0`,
  )
  expect(rows[0]?.columns).toEqual(['person_id', 'sealed'])
  const sealed = await asSuperuser<{ sealed: Buffer }>(server.database, 'select sealed from consent')
  expect(sealed.length).toBeGreaterThan(0)
  for (const row of sealed) expect(row.sealed.toString('latin1')).not.toContain('results')
})

test.each(['sv', 'en'] as const)(
  'the text that is consented to is the privacy policy as it reads in %s',
  (language) => {
    const policy = readFileSync(`content/${language}/privacy.md`, 'utf8')
    const [, updated = ''] = /^updated: (.*)$/m.exec(policy) ?? []
    const day = formatDate(new Date(`${consentText}T12:00:00Z`), language).replaceAll('\u00a0', ' ')
    expect(updated).toContain(day)
  },
)
