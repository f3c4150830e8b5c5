import { beforeEach, describe, expect, it } from 'vitest'
import type { MadeBooking, StaffBookings } from '#contract/bookings/booking.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish, slotWish } from '#test/factories/bookings.ts'

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

  it('says whom the guest comes from, in the calendar and in the notice', async () => {
    const pim = await bookableStaff(server)
    await booked(slotWish(nine, { company: ' Exempelbolaget AB ' }))
    await server.runJobs()
    expect((await week(pim.browser)).bookings).toMatchObject([{ company: 'Exempelbolaget AB' }])
    expect(mailsTo(pim.email)[0]?.text).toContain('Åsa Öberg, Exempelbolaget AB')
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

it('a note that nobody came does not come back by its request sent again, once it was taken back', async () => {
  const { browser } = await bookableStaff(server)
  const { id } = await booked(slotWish(nine))
  const mark = (noShow: boolean, key: string) =>
    browser.call('markNoShow', {
      params: { bookingId: id },
      body: { noShow },
      headers: { 'idempotency-key': key },
    })
  // A refused request may be sent again.
  expect((await mark(true, 'first')).status).toBe(409)
  server.time.now = new Date(nine)
  expect(await mark(true, 'first')).toMatchObject({ status: 200, body: { state: 'no-show' } })
  expect(await mark(false, 'second')).toMatchObject({ status: 200, body: { state: 'booked' } })
  expect(await mark(true, 'first')).toMatchObject({ status: 200, body: { state: 'booked' } })
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
    expect(mail?.attachments[0]?.text).toContain('LOCATION:Storgatan 1\\, Borås')
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
    // The holder may give it another time, and may call it off.
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
