import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { beginBreak, finishStep, remind, start } from '#core/programme/act.ts'
import { emptyRecovery, type RecoveryDocument } from '#core/programme/recovery.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { someRecovery } from '#test/factories/recovery.ts'

const server = await testApp()

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

test('a reminder is due each morning for two weeks, none after the step of the day or while paused', async () => {
  const browser = await signedIn(server)
  const due = () =>
    asSuperuser<{ kind: string }>(server.database, 'select kind from due_mail order by due_at')
  const write = (version: number, document: RecoveryDocument) =>
    browser.call('writeMyRecoveryProgramme', { body: { version, document } })
  const today = dayOf(server.time.now)
  const begun = remind(start(emptyRecovery, addDays(today, 1)), '08:00')
  await asSuperuser(server.database, 'delete from due_mail')
  expect((await write(0, begun)).status).toBe(200)
  expect(await due()).toEqual(Array.from({ length: 14 }, () => ({ kind: 'programme-reminder' })))
  await write(1, finishStep(begun, 1, addDays(today, 1), false))
  expect(await due()).toHaveLength(13)
  await write(2, beginBreak(begun, 'pause', today))
  expect(await due()).toEqual([])
})
