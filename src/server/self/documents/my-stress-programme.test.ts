import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { enrol, finishPart, pause, remindWeekly } from '#core/programme/follow-programme.ts'
import { emptyProgramme, noteLimit, partIds, type StressProgramme } from '#core/programme/stress-programme.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { someProgramme } from '#test/factories/stress-programme.ts'

const server = await testApp()

test('the programme follows the account, is in the export, and goes with the account', async () => {
  const email = `${randomUUID()}@example.com`
  const [phone, laptop] = [await signedIn(server, { email }), await signedIn(server, { email })]
  const body = { version: 0, document: someProgramme }
  const once = await phone.call('writeMyStressProgramme', { body, headers: { 'idempotency-key': 'a' } })
  const twice = await phone.call('writeMyStressProgramme', { body, headers: { 'idempotency-key': 'a' } })
  expect(once).toMatchObject({ status: 200, body: { version: 1, document: someProgramme } })
  expect(twice.body).toEqual(once.body)
  expect((await laptop.call('readMyStressProgramme')).body).toEqual({ version: 1, document: someProgramme })
  expect(await laptop.call('writeMyStressProgramme', { body })).toMatchObject({
    status: 409,
    body: { code: 'newer-version' },
  })
  expect((await laptop.call('exportMe')).body).toMatchObject({
    documents: { 'stress-programme': someProgramme },
  })
  expect((await phone.call('eraseMe')).status).toBe(204)
  expect(await asSuperuser(server.database, 'select from own_document')).toEqual([])
})

test('pasted HTML is text like any other', async () => {
  const browser = await signedIn(server)
  const document = { ...someProgramme, notes: { '1.1': '<img src=x onerror="alert(1)"> & <b>möten</b>' } }
  expect((await browser.call('writeMyStressProgramme', { body: { version: 0, document } })).status).toBe(200)
  expect((await browser.call('readMyStressProgramme')).body).toEqual({ version: 1, document })
  const { headers, body } = await browser.call('exportMe')
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(body).toMatchObject({ documents: { 'stress-programme': { notes: document.notes } } })
})

test('days of a device whose clock is a year wrong are taken, and nothing becomes due before its time', async () => {
  const browser = await signedIn(server)
  const due = () =>
    asSuperuser<{ dueAt: Date }>(server.database, 'select due_at as "dueAt" from due_mail order by due_at')
  const today = dayOf(server.time.now)
  for (const [version, days] of [365, -365].entries()) {
    const begun = remindWeekly(enrol(emptyProgramme, addDays(today, days)), { weekday: 1, time: '08:00' })
    await asSuperuser(server.database, 'delete from due_mail')
    const body = { version, document: begun }
    expect((await browser.call('writeMyStressProgramme', { body })).status).toBe(200)
    const [first] = await due()
    const soonest = days > 0 ? addDays(today, days) : today
    expect(first?.dueAt.toISOString().localeCompare(soonest)).toBe(1)
    expect(first?.dueAt.toISOString().localeCompare(addDays(soonest, 8))).toBe(-1)
  }
})

test.each([
  ['part 6.5', { parts: { '6.5': '2026-11-02' } }, 'document.parts', 'wrong-format'],
  ['a note of 100 kB', { notes: { '1.1': 'x'.repeat(100_000) } }, 'document.notes.1.1', 'too-big'],
  [
    'a weekday that no week has',
    { reminder: { weekday: 0, time: '08:00' } },
    'document.reminder.weekday',
    'unknown-value',
  ],
])('%s is refused with its place', async (_, part, path, code) => {
  const browser = await signedIn(server)
  const body = { version: 0, document: { ...someProgramme, ...part } }
  expect(await browser.call('writeMyStressProgramme', { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', errors: [{ path, code }] },
  })
})

test('24 notes of full length are kept', async () => {
  const browser = await signedIn(server)
  const notes = Object.fromEntries(partIds.map((part) => [part, 'å'.repeat(noteLimit)]))
  const body = { version: 0, document: { ...someProgramme, notes } }
  expect((await browser.call('writeMyStressProgramme', { body })).status).toBe(200)
  expect((await browser.call('readMyStressProgramme')).body).toMatchObject({ document: { notes } })
})

test('a reminder is due each week, none after the part of the week or while paused', async () => {
  const browser = await signedIn(server)
  const due = () =>
    asSuperuser<{ kind: string }>(server.database, 'select kind from due_mail order by due_at')
  const write = (version: number, document: StressProgramme) =>
    browser.call('writeMyStressProgramme', { body: { version, document } })
  const today = dayOf(server.time.now)
  const soon = addDays(today, 7)
  const begun = remindWeekly(enrol(emptyProgramme, soon), { weekday: 1, time: '08:00' })
  await asSuperuser(server.database, 'delete from due_mail')
  expect((await write(0, begun)).status).toBe(200)
  expect(await due()).toEqual(Array.from({ length: 4 }, () => ({ kind: 'stress-programme-reminder' })))
  await write(1, finishPart(begun, '1.1', today))
  expect(await due()).not.toHaveLength(0)
  await write(2, pause(begun, today))
  expect(await due()).toEqual([])
})
