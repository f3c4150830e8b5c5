import { expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { slotWish } from '#test/factories/bookings.ts'

const { server, book } = await bookingDesk()
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

/** Whether somebody waits to read whether their booking is there: what is kept meanwhile they do not see. */
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
