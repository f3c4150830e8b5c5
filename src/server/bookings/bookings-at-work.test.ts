import { describe, expect, it } from 'vitest'
import { type MadeBooking, myBookings } from '#contract/bookings/booking.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { bookingDesk, half, nine, ten } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { lectureWish, slotWish } from '#test/factories/bookings.ts'
import { makeMember } from '#test/factories/people.ts'
import { memberAtWork } from '#test/factories/sessions-of-work.ts'

const { server, book } = await bookingDesk()

const withoutAddress = (startsAt: string, change = {}) => {
  const { email: _, ...wish } = slotWish(startsAt, change)
  return wish
}
const bookingsOf = async (browser: Browser) =>
  myBookings.parse((await browser.call('listMyBookings')).body).bookings
const halfHours = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 30 * 60_000).toISOString())

describe('in a session of work', () => {
  it.each(['byWorkAddress', 'throughEmployer'] as const)(
    'nothing is booked for the person: %s',
    async (by) => {
      const member = await memberAtWork(server)
      const at = member[by]
      // A support session needs an account, and this session counts as a visitor's here.
      const talk = await book(slotWish(nine, { type: 'support' }), { browser: at })
      expect(talk).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
      // A meeting needs an address, as from any visitor.
      expect((await book(withoutAddress(nine), { browser: at })).body).toMatchObject({
        code: 'invalid-input',
      })
      const made = await book(slotWish(nine), { browser: at })
      expect(made.status).toBe(201)
      expect(await bookingsOf(member.own)).toEqual([])
      const { booking, token } = made.body as MadeBooking
      const asked = { params: { bookingId: booking.id } }
      expect((await at.call('readBooking', asked)).status).toBe(404)
      const byLink = await at.call('readBooking', { ...asked, headers: { 'booking-token': token } })
      expect(byLink.status).toBe(200)
    },
  )

  it.each(['byWorkAddress', 'throughEmployer'] as const)(
    'what fits says nothing of what the person has booked: %s',
    async (by) => {
      const fitting = async (already: number) => {
        await asSuperuser(server.database, 'delete from booking')
        const member = await memberAtWork(server)
        for (const startsAt of halfHours(nine, already)) {
          expect((await book(withoutAddress(startsAt), { browser: member.own })).status).toBe(201)
        }
        const answers = []
        for (let n = 0; n < 7; n++) {
          const wish = lectureWish({ email: member.email })
          answers.push((await book(wish, { browser: member[by] })).status)
        }
        const talks = (await book(slotWish(ten, { type: 'support' }), { browser: member[by] })).status
        return [...answers, talks]
      }
      expect(await fitting(2)).toEqual(await fitting(0))
    },
  )

  it.each(['byWorkAddress', 'throughEmployer'] as const)(
    'a booking of the person is one that never was: %s',
    async (by) => {
      const member = await memberAtWork(server)
      const made = await book(withoutAddress(nine), { browser: member.own })
      const { booking } = made.body as MadeBooking
      const at = member[by]
      const params = { bookingId: booking.id }
      const unknown = { status: 404, body: { code: 'booking-unknown' } }
      expect(await at.call('readBooking', { params })).toMatchObject(unknown)
      expect(await at.call('cancelBooking', { params })).toMatchObject(unknown)
      const move = { startsAt: half, version: booking.version }
      expect(await at.call('moveBooking', { params, body: move })).toMatchObject(unknown)
      expect((await member.own.call('readBooking', { params })).status).toBe(200)
    },
  )
})

it('a link that the work mailbox has got opens nothing once there is a private address', async () => {
  const { email } = await makeMember(server)
  const browser = await signInByMail(server, email)
  const made = (await book(withoutAddress(nine), { browser })).body as MadeBooking
  await server.runJobs()
  const linkIn = (to: string) =>
    /min-bokning#([\w-]{36})\.([\w-]{43})/.exec(server.mail.receivedBy(to).at(-1)?.text ?? '')?.[2] ?? ''
  const read = (token: string) =>
    server.browser().call('readBooking', {
      params: { bookingId: made.booking.id },
      headers: { 'booking-token': token },
    })
  const old = linkIn(email)
  expect(old).toBe(made.token)
  expect((await read(old)).status).toBe(200)
  await addPrivateAddress(server, browser, `hemma.${email}`)
  expect((await read(old)).status).toBe(404)
  const body = { startsAt: half, version: made.booking.version }
  expect((await browser.call('moveBooking', { params: { bookingId: made.booking.id }, body })).status).toBe(
    200,
  )
  await server.runJobs()
  expect((await read(linkIn(`hemma.${email}`))).status).toBe(200)
})
