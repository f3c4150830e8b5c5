import { expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { Me } from '#contract/identity/me.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { Answer } from '#test/app/browser.ts'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { bookableStaff, lectureWish, slotWish } from '#test/factories/bookings.ts'

const { server, pim, book, booked, withLink } = await bookingDesk()
const mailsTo = server.mail.receivedBy

it('a visitor who books twice with one key has one booking and one e-mail', async () => {
  const wish = slotWish(nine)
  const [first, second] = [await book(wish, { key: 'samma' }), await book(wish, { key: 'samma' })]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  await server.runJobs()
  expect(mailsTo(wish.email)).toHaveLength(1)
  const other = await book({ ...wish, startsAt: half }, { key: 'samma' })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
})

it('a visitor who books at the same moment with one key, from a button pressed twice, has one booking', async () => {
  const wish = slotWish(nine)
  const both = await Promise.all([book(wish, { key: 'dubbelt' }), book(wish, { key: 'dubbelt' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[1]?.body).toEqual(both[0]?.body)
})

/** Whether a transaction waits to look for its booking: it does not see what others store meanwhile. */
async function waitsForOwnBooking(): Promise<boolean> {
  const waiting = await asSuperuser(
    server.database,
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%find_booking%'",
  )
  return waiting.length > 0
}

it('a visitor whose browser sends it again while the first is kept has that one, and hears of no taken time', async () => {
  const wish = slotWish(nine)
  const first = await book(wish, { key: 'igen' })
  const id = (first.body as MadeBooking).booking.id
  await withClient(server.database.access.url, async (keeping) => {
    await keeping.query('create temp table kept as select * from booking where id = $1', [id])
    await keeping.query('create temp table held as select * from booked_time where booking_id = $1', [id])
    await keeping.query('delete from booking where id = $1', [id])
    await keeping.query('begin')
    await keeping.query('lock table booking')
    const second = book(wish, { key: 'igen' })
    await expect.poll(() => waitsForOwnBooking()).toBe(true)
    await keeping.query('insert into booking select * from kept')
    await keeping.query('insert into booked_time select * from held')
    await keeping.query('commit')
    expect((await second).status).toBe(201)
    expect((await second).body).toEqual(first.body)
  })
})

/** Sends the request twice. While the booking is locked, both wait, and neither sees what the other does. */
const twiceAtOnce = (bookingId: string, send: () => Promise<Answer>) =>
  whileHeld(server.database, { hold: 'select from booking where id = $1 for update', with: [bookingId] }, [
    send,
    send,
  ])

const bothAre = (body: object) => [1, 2].map(() => ({ status: 200, body }))

it('a booking that is moved twice at the same moment is moved once', async () => {
  const made = await booked(nine)
  await server.runJobs()
  server.mail.received.length = 0
  const move = () => withLink('moveBooking', made, { startsAt: half, version: 0 })
  const both = await twiceAtOnce(made.id, move)
  expect(both).toMatchObject(bothAre({ startsAt: half, version: 1 }))
  await server.runJobs()
  expect([made.email, pim.email].map((one) => mailsTo(one).length)).toEqual([1, 1])
})

it('a lecture that is confirmed twice at the same moment is confirmed once', async () => {
  const wish = lectureWish()
  const { id } = ((await book(wish)).body as MadeBooking).booking
  const startsAt = '2026-04-14T07:00:00.000Z'
  const body = { startsAt, minutes: 90, version: 0 }
  const confirm = () => pim.browser.call('confirmLecture', { params: { bookingId: id }, body })
  const both = await twiceAtOnce(id, confirm)
  expect(both).toMatchObject(bothAre({ state: 'booked', startsAt, version: 1 }))
  await server.runJobs()
  expect(mailsTo(wish.email).filter(({ subject }) => subject === 'Din tid är bokad')).toHaveLength(1)
})

it('a booking that is handed over twice at the same moment is handed over once', async () => {
  const made = await booked(nine)
  const bo = await bookableStaff(server, { name: 'Bo Berg' })
  await server.runJobs()
  server.mail.received.length = 0
  const me = (await bo.browser.call('readMe')).body as Me
  const body = { startsAt: nine, staffId: me.person.id, version: 0 }
  const headers = { 'idempotency-key': 'vidare' }
  const handOver = () => pim.browser.call('placeBooking', { params: { bookingId: made.id }, body, headers })
  const both = await twiceAtOnce(made.id, handOver)
  expect(both).toMatchObject(bothAre({ with: 'Bo Berg', version: 1 }))
  await server.runJobs()
  expect([made.email, bo.email].map((one) => mailsTo(one).length)).toEqual([1, 1])
})
