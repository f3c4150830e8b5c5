import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AvailabilityToKeep, KeptAvailability } from '#contract/availability.ts'
import type { MadeBooking, StaffBookings } from '#contract/booking.ts'
import type { Problem } from '#contract/problem.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish, mornings, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()

/** Monday 2 March 2026, 10:00 in Stockholm. */
const start = server.time.now
const nine = '2026-03-04T08:00:00.000Z'
const lectureAt = '2026-04-14T07:00:00.000Z'

beforeEach(async () => {
  await server.runJobs()
  server.time.now = start
  await asSuperuser(server.database, 'delete from booking')
  await asSuperuser(server.database, 'delete from availability')
  server.mail.received.length = 0
})

let networks = 0
async function booked(body: unknown) {
  networks++
  const answer = await server.browser().call('makeBooking', { body, ip: `10.3.0.${networks}` })
  expect(answer.status).toBe(201)
  return (answer.body as MadeBooking).booking
}

const week = async (browser: Browser) =>
  (await browser.call('listBookings', { query: { from: '2026-03-02', to: '2026-03-08' } }))
    .body as StaffBookings

const mailsTo = server.mail.receivedBy

describe('the calendar of staff', () => {
  it('shows what one holds, with how to reach them, and no one else’s', async () => {
    const pim = await bookableStaff(server)
    const wish = slotWish(nine, { way: 'phone', phone: '070-123 45 67' })
    const made = await booked(wish)
    const bo = await bookableStaff(server, { name: 'Bo Berg' })
    expect((await week(pim.browser)).bookings).toMatchObject([
      { id: made.id, name: 'Åsa Öberg', email: wish.email, phone: '070-123 45 67' },
    ])
    expect((await week(bo.browser)).bookings).toEqual([])
    const other = await bo.browser.call('cancelBooking', { params: { bookingId: made.id } })
    expect(other).toMatchObject({ status: 404, body: { code: 'booking-unknown' } })
  })

  it('of too many days, or days the wrong way round, is refused', async () => {
    const { browser } = await bookableStaff(server)
    for (const query of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2026-03-02', to: '2026-06-01' },
    ]) {
      expect((await browser.call('listBookings', { query })).status).toBe(400)
    }
  })

  it('lets one call a time off: the guest hears it, and no notice comes back', async () => {
    const pim = await bookableStaff(server)
    const wish = slotWish(nine)
    const made = await booked(wish)
    await server.runJobs()
    const cancelled = await pim.browser.call('cancelBooking', { params: { bookingId: made.id } })
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    await server.runJobs()
    expect(mailsTo(wish.email).at(-1)?.text).toContain('Välj gärna en ny')
    expect(mailsTo(pim.email)).toHaveLength(1)
  })

  it('notes that nobody came, once the time has begun, and takes it back', async () => {
    const pim = await bookableStaff(server)
    const { id } = await booked(slotWish(nine))
    const mark = (noShow: boolean, browser = pim.browser) =>
      browser.call('markNoShow', { params: { bookingId: id }, body: { noShow } })
    expect(await mark(true)).toMatchObject({ status: 409, body: { code: 'booking-changed' } })
    server.time.now = new Date(nine)
    expect(await mark(true)).toMatchObject({ status: 200, body: { state: 'no-show' } })
    expect(await mark(true)).toMatchObject({ status: 200, body: { state: 'no-show' } })
    expect(await mark(false)).toMatchObject({ status: 200, body: { state: 'booked' } })
    const bo = await bookableStaff(server)
    expect(await mark(true, bo.browser)).toMatchObject({ status: 404 })
  })
})

describe('a lecture asked for', () => {
  it('is seen by all staff, confirmed by one, who then holds it; the asker gets the time and a file', async () => {
    const [pim, bo] = [await bookableStaff(server), await bookableStaff(server, { name: 'Bo Berg' })]
    const wish = lectureWish()
    const { id } = await booked(wish)
    await server.runJobs()
    for (const one of [pim, bo]) {
      expect((await week(one.browser)).requests).toMatchObject([
        { id, wishes: { place: 'Storgatan 1, Borås' } },
      ])
    }
    const confirm = (browser: Browser, version = 0) =>
      browser.call('confirmLecture', {
        params: { bookingId: id },
        body: { startsAt: lectureAt, minutes: 90, version },
      })
    expect(await confirm(bo.browser)).toMatchObject({
      status: 200,
      body: { state: 'booked', startsAt: lectureAt, with: 'Bo Berg' },
    })
    expect(await confirm(pim.browser)).toMatchObject({ status: 409, body: { code: 'booking-changed' } })
    expect((await week(pim.browser)).requests).toEqual([])
    await server.runJobs()
    const mail = mailsTo(wish.email).at(-1)
    expect(mail?.subject).toBe('Din tid är bokad')
    expect(mail?.text).toContain('Föreläsning: tisdag 14 april klockan 09.00–10.30')
    expect(mail?.attachments).toHaveLength(1)
  })

  it('is never laid over another booking, and not in the past', async () => {
    const pim = await bookableStaff(server)
    await booked(slotWish(nine))
    const { id } = await booked(lectureWish())
    const confirm = (startsAt: string) =>
      pim.browser.call('confirmLecture', {
        params: { bookingId: id },
        body: { startsAt, minutes: 90, version: 0 },
      })
    expect(await confirm('2026-03-04T07:00:00.000Z')).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    })
    expect(await confirm('2026-03-01T07:00:00.000Z')).toMatchObject({ status: 400 })
    expect((await week(pim.browser)).requests).toMatchObject([{ id, version: 0 }])
  })

  it('that a colleague holds is not called off from an older window, and a yes pressed twice is one', async () => {
    const [pim, bo] = [await bookableStaff(server), await bookableStaff(server, { name: 'Bo Berg' })]
    const wish = lectureWish()
    const { id } = await booked(wish)
    const confirm = (browser: Browser, version: number, startsAt = lectureAt) =>
      browser.call('confirmLecture', {
        params: { bookingId: id },
        body: { startsAt, minutes: 90, version },
      })
    for (const _ of [1, 2]) {
      expect(await confirm(bo.browser, 0)).toMatchObject({ status: 200, body: { version: 1 } })
    }
    const changed = { status: 409, body: { code: 'booking-changed' } }
    expect(await pim.browser.call('cancelBooking', { params: { bookingId: id } })).toMatchObject(changed)
    expect(await confirm(pim.browser, 1, '2026-04-15T07:00:00.000Z')).toMatchObject(changed)
    expect(await bo.browser.call('readBooking', { params: { bookingId: id } })).toMatchObject({
      body: { state: 'booked', startsAt: lectureAt, with: 'Bo Berg' },
    })
    await server.runJobs()
    // Whoever holds it may give it another time, and may call it off.
    expect(await confirm(bo.browser, 1, '2026-04-15T07:00:00.000Z')).toMatchObject({ status: 200 })
    expect(await bo.browser.call('cancelBooking', { params: { bookingId: id } })).toMatchObject({
      status: 200,
    })
  })

  it('that cannot be held is answered kindly', async () => {
    const pim = await bookableStaff(server)
    const wish = lectureWish()
    const { id } = await booked(wish)
    await server.runJobs()
    const answer = await pim.browser.call('cancelBooking', { params: { bookingId: id } })
    expect(answer).toMatchObject({ status: 200, body: { state: 'declined' } })
    await server.runJobs()
    expect(mailsTo(wish.email).at(-1)?.subject).toBe('Svar på din förfrågan')
    expect((await week(pim.browser)).requests).toEqual([])
  })
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
    const { availability } = (await browser.call('readAvailability')).body as KeptAvailability
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
    // What came before the latest write is an old window's.
    expect(await send('first')).toMatchObject({ status: 409, body: { code: 'newer-version' } })
    const { availability } = (await browser.call('readAvailability')).body as KeptAvailability
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
    const body = {
      kind: 'away',
      fromDay: '2026-03-04',
      fromTime: '00:00',
      untilDay: '2026-03-06',
      untilTime: '00:00',
    }
    const headers = { 'idempotency-key': randomUUID() }
    for (const _ of [1, 2]) expect((await browser.call('addException', { body, headers })).status).toBe(201)
    const { exceptions } = (await browser.call('readAvailability')).body as KeptAvailability
    expect(exceptions).toMatchObject([{ kind: 'away', from: '2026-03-04T00:00', until: '2026-03-06T00:00' }])
    const params = { exceptionId: exceptions[0]?.id ?? '' }
    for (const _ of [1, 2]) {
      expect(await browser.call('removeException', { params })).toMatchObject({
        status: 200,
        body: { exceptions: [] },
      })
    }
    const other = await browser.call('addException', { body: { ...body, untilDay: '2026-03-09' }, headers })
    expect(other).toMatchObject({ status: 201 })
    expect(await browser.call('addException', { body, headers })).toMatchObject({
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

  it('stand in the export of the account that published them, with their exceptions', async () => {
    const { browser, email } = await bookableStaff(server)
    const body = { kind: 'extra', day: '2026-03-04', from: '18:00', until: '19:00', types: ['meeting'] }
    const kept = (await browser.call('addException', { body })).body as KeptAvailability
    const exported = (await browser.call('exportMe')).body as { workingHours: unknown }
    expect(exported.workingHours).toEqual({ ...kept, noticesTo: email })
    expect(kept).toMatchObject({
      availability: { name: 'Pim Psykolog', version: 1 },
      exceptions: [{ kind: 'extra', from: '2026-03-04T18:00' }],
    })
    expect((await (await signedIn(server)).call('exportMe')).body).toMatchObject({ workingHours: null })
    // Published while one was staff, and still kept.
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
