import { beforeEach, expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { Me } from '#contract/identity/me.ts'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { bookableStaff, lectureWish, mornings, slotWish } from '#test/factories/bookings.ts'
import { dismissStaff } from './staff/dismiss-staff.ts'

const { server, pim, book, booked, withLink } = await bookingDesk()
const mailsTo = (email: string) => server.mail.receivedBy(email).map(({ subject }) => subject)

const erase = () => pim.browser.call('eraseMe')
/** The erasure waits before it has deleted anything. */
const erasing = { hold: 'lock table consent' }
/** The change waits at the booking, and the erasure behind it. */
const placing = { hold: 'lock table booking in share mode' }

const idOf = async ({ browser }: typeof pim) => ((await browser.call('readMe')).body as Me).person.id

const withNobody = () =>
  asSuperuser(server.database, "select from booking where state = 'booked' and staff_id is null")

beforeEach(() => server.takeErrors())

it('a time booked with somebody who erases their account is called off with the account', async () => {
  const wish = slotWish(nine)
  const both = await whileHeld(server.database, placing, [() => book(wish), erase])
  expect(both.map(({ status }) => status)).toEqual([201, 204])
  await server.runJobs()
  expect(mailsTo(wish.email)).toEqual(['Din tid är avbokad'])
  expect(await withNobody()).toEqual([])
})

it('a time of somebody who is erasing their account is taken for everybody who books', async () => {
  const [erased, answer] = await whileHeld(server.database, erasing, [erase, () => book(slotWish(nine))])
  expect(erased?.status).toBe(204)
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot-taken', slots: [] } })
  expect(await withNobody()).toEqual([])
})

it('a booking moved to somebody who is erasing their account stays where it was', async () => {
  const weekly = mornings.weekly.map((hours) => ({ ...hours, until: '09:30' as const }))
  const bo = await bookableStaff(server, { name: 'Bo Berg', weekly })
  const made = await booked(nine, { staff: await idOf(bo) })
  const move = () => withLink('moveBooking', made, { startsAt: half, version: 0 })
  const [, answer] = await whileHeld(server.database, erasing, [erase, move])
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot-taken' } })
  expect((await withLink('readBooking', made)).body).toMatchObject({ with: 'Bo Berg', startsAt: nine })
})

it('a booking handed over to somebody who is erasing their account stays where it was', async () => {
  const bo = await bookableStaff(server, { name: 'Bo Berg' })
  const made = await booked(nine, { staff: await idOf(bo) })
  const asked = {
    params: { bookingId: made.id },
    body: { startsAt: nine, staffId: await idOf(pim), version: 0 },
  }
  const handOver = () => bo.browser.call('placeBooking', asked)
  const [, answer] = await whileHeld(server.database, erasing, [erase, handOver])
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot-taken' } })
  expect((await withLink('readBooking', made)).body).toMatchObject({ with: 'Bo Berg', version: 0 })
})

it('a lecture confirmed by somebody who erases their account from another device is nobody’s', async () => {
  const wish = lectureWish()
  const { id } = ((await book(wish)).body as MadeBooking).booking
  const body = { startsAt: '2026-04-14T07:00:00.000Z', minutes: 90, version: 0 }
  const confirm = () => pim.browser.call('confirmLecture', { params: { bookingId: id }, body })
  const [erased, answer] = await whileHeld(server.database, erasing, [erase, confirm])
  expect([erased?.status, answer?.status]).toEqual([204, 409])
  expect(await withNobody()).toEqual([])
})

it.each(['moved by its guest', 'moved by its holder'] as const)(
  'a booking %s while the holder’s account is erased stands in nobody’s way',
  async (who) => {
    const made = await booked(nine)
    const staffId = await idOf(pim)
    const body = { startsAt: half, version: 0 }
    const move = () =>
      who === 'moved by its guest'
        ? withLink('moveBooking', made, body)
        : pim.browser.call('placeBooking', {
            params: { bookingId: made.id },
            body: { ...body, staffId },
            headers: { 'idempotency-key': 'senare' },
          })
    const both = await whileHeld(server.database, placing, [move, erase])
    expect(both.map(({ status }) => status)).toEqual([200, 204])
    await server.runJobs()
    expect(mailsTo(made.email).at(-1)).toBe('Din tid är avbokad')
    expect(await withNobody()).toEqual([])
  },
)

it('who moves a booking just as it is called off hears that it is', async () => {
  const made = await booked(nine)
  const move = async () => (await withLink('moveBooking', made, { startsAt: half, version: 0 })).status
  const dismiss = async () =>
    (await dismissStaff(server.deps, { email: pim.email, callOff: true }))?.held ?? -1
  // Both wait at the booking, and the move comes first.
  const held = { hold: 'select from booking where id = $1 for update', with: [made.id] }
  expect(await whileHeld(server.database, held, [move, dismiss])).toEqual([200, 0])
  await server.runJobs()
  expect(mailsTo(made.email)).toEqual(['Din tid är avbokad'])
})
