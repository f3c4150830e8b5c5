import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AvailabilityToKeep, StoredAvailability } from '#contract/bookings/availability.ts'
import type { Problem } from '#contract/problem.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, mornings, twoDaysAway } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()

/** Monday 2 March 2026, 10:00 in Stockholm. */
const start = server.time.now
beforeEach(async () => {
  server.time.now = start
  await asSuperuser(server.database, 'delete from availability')
})

describe('published hours', () => {
  const write = (browser: Browser, change: Record<string, unknown> = {}) =>
    browser.call('writeAvailability', { body: { ...mornings, ...change } })

  it('are none at first, and read back as they were written', async () => {
    const browser = await signedIn(server, { staff: true })
    expect((await browser.call('readAvailability')).body).toEqual({ availability: null, exceptions: [] })
    expect((await write(browser)).body).toEqual({ availability: { ...mornings, version: 1 }, exceptions: [] })
  })

  it('changed in two windows are not written over unseen', async () => {
    const browser = await signedIn(server, { staff: true })
    await write(browser)
    expect((await write(browser, { version: 1, noticeHours: 5 })).status).toBe(200)
    for (const version of [0, 1, 7]) {
      expect(await write(browser, { version })).toMatchObject({
        status: 409,
        body: { code: 'newer-version' },
      })
    }
    const { availability } = (await browser.call('readAvailability')).body as StoredAvailability
    expect(availability).toMatchObject({ noticeHours: 5, version: 2 })
  })

  it('sent again after a lost answer are answered as the first time, and written once', async () => {
    const browser = await signedIn(server, { staff: true })
    const send = (key: string, change: Record<string, unknown> = {}) =>
      browser.call('writeAvailability', {
        body: { ...mornings, ...change },
        headers: { 'idempotency-key': key },
      })
    for (const [key, version] of [
      ['first', 0],
      ['second', 1],
    ] as const) {
      const answers = [await send(key, { version }), await send(key, { version })]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]?.body).toEqual(answers[0]?.body)
      expect(answers[0]?.body).toMatchObject({ availability: { version: version + 1 } })
    }
    for (const change of [{ version: 1, noticeHours: 9 }, { version: 2 }]) {
      expect(await send('second', change)).toMatchObject({
        status: 409,
        body: { code: 'idempotency-conflict' },
      })
    }
    // An earlier write comes from a window that is no longer current.
    expect(await send('first')).toMatchObject({ status: 409, body: { code: 'newer-version' } })
    const { availability } = (await browser.call('readAvailability')).body as StoredAvailability
    expect(availability).toEqual({ ...mornings, version: 2 })
  })

  it('sent twice at the same moment are published once', async () => {
    const browser = await signedIn(server, { staff: true })
    const headers = { 'idempotency-key': randomUUID() }
    const both = await Promise.all(
      [1, 2].map(() => browser.call('writeAvailability', { body: mornings, headers })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[1]?.body).toEqual(both[0]?.body)
  })

  const [monday] = mornings.weekly
  it.each<[string, Partial<Record<keyof AvailabilityToKeep, unknown>>, string]>([
    [
      'hours that end before they begin',
      { weekly: [{ ...monday, from: '12:00', until: '09:00' }] },
      'weekly.0.until',
    ],
    ['hours of no length', { weekly: [{ ...monday, from: '09:00', until: '09:00' }] }, 'weekly.0.until'],
    ['a time that no clock shows', { weekly: [{ ...monday, until: '24:00' }] }, 'weekly.0.until'],
    ['a time off the grid', { weekly: [{ ...monday, from: '09:03' }] }, 'weekly.0.from'],
    ['an eighth day', { weekly: [{ ...monday, weekday: 8 }] }, 'weekly.0.weekday'],
    ['hours for nothing', { weekly: [{ ...monday, types: [] }] }, 'weekly.0.types'],
    ['a link that is no https', { videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
    ['a link to no site', { videoUrl: 'https://mote' }, 'videoUrl'],
    ['seven minutes before', { minutesBefore: 7 }, 'minutesBefore'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s are refused with the place', async (_, change, path) => {
    const browser = await signedIn(server, { staff: true })
    const answer = await write(browser, change)
    expect(answer.status).toBe(400)
    expect((answer.body as Problem).errors).toContainEqual(expect.objectContaining({ path }))
    expect((await browser.call('readAvailability')).body).toEqual({ availability: null, exceptions: [] })
  })

  it('have exceptions, added once however often they are sent, and taken away', async () => {
    const { browser } = await bookableStaff(server)
    const body = twoDaysAway
    const headers = { 'idempotency-key': randomUUID() }
    for (const _ of [1, 2]) expect((await browser.call('addException', { body, headers })).status).toBe(201)
    const { exceptions } = (await browser.call('readAvailability')).body as StoredAvailability
    expect(exceptions).toMatchObject([{ kind: 'away', from: '2026-03-04T00:00', until: '2026-03-06T00:00' }])
    const params = { exceptionId: exceptions[0]?.id ?? '' }
    for (const _ of [1, 2]) {
      expect(await browser.call('removeException', { params })).toMatchObject({
        status: 200,
        body: { exceptions: [] },
      })
    }
    // A late repetition does not restore it.
    expect(await browser.call('addException', { body, headers })).toMatchObject({
      status: 201,
      body: { exceptions: [] },
    })
    const others = { 'idempotency-key': randomUUID() }
    const other = await browser.call('addException', { body, headers: others })
    expect(other).toMatchObject({ status: 201, body: { exceptions: [{ kind: 'away' }] } })
    expect(
      await browser.call('addException', { body: { ...body, untilDay: '2026-03-09' }, headers: others }),
    ).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    })
    const backwards = await browser.call('addException', { body: { ...body, untilDay: '2026-03-03' } })
    expect(backwards).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'untilDay', code: 'not-later' }] },
    })
  })

  it('until midnight are kept as the next day, and offered until midnight', async () => {
    const { browser } = await bookableStaff(server, { weekly: [] })
    const body = { kind: 'extra', day: '2026-03-04', from: '23:00', until: '00:00', types: ['meeting'] }
    expect((await browser.call('addException', { body })).body).toMatchObject({
      exceptions: [{ from: '2026-03-04T23:00', until: '2026-03-05T00:00' }],
    })
    const query = { type: 'meeting', from: '2026-03-04', to: '2026-03-04' }
    expect((await browser.call('listFreeSlots', { query })).body).toMatchObject({
      slots: [{ startsAt: '2026-03-04T22:00:00.000Z' }, { startsAt: '2026-03-04T22:30:00.000Z' }],
    })
  })

  it('are in the export of the account that published them, with their exceptions', async () => {
    const { browser, email } = await bookableStaff(server)
    const body = { kind: 'extra', day: '2026-03-04', from: '18:00', until: '19:00', types: ['meeting'] }
    const kept = (await browser.call('addException', { body })).body as StoredAvailability
    const exported = (await browser.call('exportMe')).body as { workingHours: unknown }
    expect(exported.workingHours).toEqual({ ...kept, noticesTo: email })
    expect(kept).toMatchObject({
      availability: { name: 'Pim Psykolog', version: 1 },
      exceptions: [{ kind: 'extra', from: '2026-03-04T18:00' }],
    })
    expect((await (await signedIn(server)).call('exportMe')).body).toMatchObject({ workingHours: null })
    // The hours were published while the person was staff, and are still stored.
    await asSuperuser(server.database, 'delete from staff')
    expect((await browser.call('exportMe')).body).toMatchObject({
      staff: false,
      workingHours: { noticesTo: email },
    })
  })

  it('come before exceptions', async () => {
    const browser = await signedIn(server, { staff: true })
    const body = { kind: 'extra', day: '2026-03-04', from: '18:00', until: '19:00', types: ['meeting'] }
    expect(await browser.call('addException', { body })).toMatchObject({
      status: 409,
      body: { code: 'not-published' },
    })
  })

  it('that are past are forgotten a day later', async () => {
    const { browser } = await bookableStaff(server)
    const body = { kind: 'extra', day: '2026-03-04', from: '18:00', until: '19:00', types: ['meeting'] }
    await browser.call('addException', { body })
    server.time.now = new Date('2026-03-05T18:01:00Z')
    await server.deps.queue.enqueueNow('forget-expired', {})
    await server.runJobs()
    expect((await browser.call('readAvailability')).body).toMatchObject({ exceptions: [] })
  })
})
