import { expect, it } from 'vitest'
import { bookingDesk } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { twoDaysAway } from '#test/factories/bookings.ts'

const { server, pim } = await bookingDesk()

it('of two exceptions at once for the last place, one is refused', async () => {
  await asSuperuser(
    server.database,
    `insert into availability_exception (person_id, id, kind, from_local, until_local)
     select person_id, gen_random_uuid(), 'away', '2026-04-01T08:00', '2026-04-01T09:00' from staff, generate_series(1, 399)`,
  )
  const add = () => pim.browser.call('addException', { body: twoDaysAway })
  const held = { hold: 'lock table availability_exception in share mode' }
  const both = await whileHeld(server.database, held, [add, add])
  expect(both.map(({ status }) => status)).toEqual([201, 409])
})
