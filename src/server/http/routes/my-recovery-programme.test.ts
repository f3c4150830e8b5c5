import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { someRecovery } from '#test/factories/recovery.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'andrum-recovery-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const server = await testApp({ config: { dataDir } })

test('the recovery programme follows the account, is in the export, and goes with the account', async () => {
  const email = `${randomUUID()}@example.com`
  const [phone, laptop] = [await signedIn(server, { email }), await signedIn(server, { email })]
  const body = { version: 0, document: someRecovery }
  const once = await phone.call('writeMyRecoveryProgramme', { body, headers: { 'idempotency-key': 'a' } })
  const twice = await phone.call('writeMyRecoveryProgramme', { body, headers: { 'idempotency-key': 'a' } })
  expect(once).toMatchObject({ status: 200, body: { version: 1, document: someRecovery } })
  expect(twice.body).toEqual(once.body)
  expect((await laptop.call('readMyRecoveryProgramme')).body).toEqual({ version: 1, document: someRecovery })
  expect((await laptop.call('exportMe')).body).toMatchObject({
    documents: { 'recovery-programme': someRecovery },
  })
  expect((await phone.call('eraseMe')).status).toBe(204)
  expect(await asSuperuser(server.database, 'select from own_document')).toEqual([])
})

test.each([
  ['step 43', { steps: { 43: { on: '2026-11-02', skipped: false } } }, 'document.steps', 'wrong-format'],
  ['a day that does not exist', { energy: { '2026-02-30': 3 } }, 'document.energy', 'wrong-format'],
  [
    'an answer about safety',
    { checkIns: { '2026-11-12': { energy: 1, sleep: 1, load: 1, outlook: 'unsafe' } } },
    'document.checkIns.2026-11-12.outlook',
    'unknown-field',
  ],
  ['a time that no clock shows', { remindAt: '24:00' }, 'document.remindAt', 'wrong-format'],
])('%s is refused with its place', async (_, part, path, code) => {
  const browser = await signedIn(server)
  const body = { version: 0, document: { ...someRecovery, ...part } }
  expect(await browser.call('writeMyRecoveryProgramme', { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', errors: [{ path, code }] },
  })
})
