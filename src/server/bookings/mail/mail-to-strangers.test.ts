import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { lectureWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const { server, pim, book, booked, withLink } = await bookingDesk()
const mailsTo = server.mail.receivedBy
const tomorrow = () => {
  server.time.now = new Date(server.time.now.getTime() + 24 * 60 * 60 * 1000)
}

describe('an address that a visitor writes', () => {
  it('gets twelve e-mails a day of bookings made under it, and the visitor is answered alike', async () => {
    const email = `${randomUUID()}@example.com`
    const bookings = async (count: number, of = email) => {
      const answers = []
      for (let n = 0; n < count; n++) answers.push((await book(lectureWish({ email: of }))).status)
      await server.runJobs()
      return answers
    }
    const other = `${randomUUID()}@example.com`
    expect(await bookings(14)).toEqual(await bookings(14, other))
    expect(mailsTo(email)).toHaveLength(12)
    // Upper or lower case does not matter.
    await bookings(1, email.toUpperCase())
    expect([...mailsTo(email), ...mailsTo(email.toUpperCase())]).toHaveLength(12)
    tomorrow()
    await bookings(1)
    expect(mailsTo(email)).toHaveLength(13)
  })

  it('gets no more by one booking that is moved to and fro, and still hears when staff call it off', async () => {
    const made = await booked()
    await server.runJobs()
    for (let version = 0; version < 14; version++) {
      const body = { startsAt: version % 2 === 0 ? half : nine, version }
      expect((await withLink('moveBooking', made, body)).status).toBe(200)
      await server.runJobs()
    }
    expect(mailsTo(made.email)).toHaveLength(12)
    const called = await pim.browser.call('cancelBooking', { params: { bookingId: made.id } })
    expect(called).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    await server.runJobs()
    expect(mailsTo(made.email)).toHaveLength(13)
    expect(mailsTo(made.email).at(-1)?.text).toContain('Vi har tyvärr fått förhinder')
  })
})

it('an account hears of its own bookings, however many visitors have made under its address', async () => {
  const email = `${randomUUID()}@example.com`
  const me = await signedIn(server, { email })
  for (let n = 0; n < 13; n++) await book(lectureWish({ email }))
  await server.runJobs()
  expect(mailsTo(email)).toHaveLength(12)
  expect((await book(lectureWish(), { browser: me })).status).toBe(201)
  await server.runJobs()
  expect(mailsTo(email)).toHaveLength(13)
})
