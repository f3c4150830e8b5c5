import { expect, it } from 'vitest'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { lectureWish, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const { server, book, slots } = await bookingDesk()

it('bookings of one account stop at six to come', async () => {
  const browser = await signedIn(server)
  const free = (await slots({ from: '2026-03-04', to: '2026-03-06' })).slots
  const statuses = []
  for (const { startsAt } of free.slice(0, 7))
    statuses.push((await book(slotWish(startsAt), { browser })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
})

it('of two bookings at once for the last place of an account, one is refused', async () => {
  const browser = await signedIn(server)
  for (let made = 0; made < 5; made++) expect((await book(lectureWish(), { browser })).status).toBe(201)
  const both = await whileHeld(
    server.database,
    { hold: 'lock table booking in share mode' },
    [nine, half].map((at) => () => book(slotWish(at), { browser })),
  )
  expect(both.map(({ status }) => status)).toEqual([201, 429])
  expect(await asSuperuser(server.database, 'select from booking')).toHaveLength(6)
})

it('a last booking sent twice at once is one booking, and not too many', async () => {
  const browser = await signedIn(server)
  for (let made = 0; made < 5; made++) await book(lectureWish(), { browser })
  const send = () => book(slotWish(nine), { key: 'samma', browser })
  const both = await whileHeld(server.database, { hold: 'lock table booking in share mode' }, [send, send])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[1]?.body).toEqual(both[0]?.body)
})
