import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bookingDesk, type Held, half, nine, ten } from '#test/booking/booking-desk.ts'
import { bookableStaff } from '#test/factories/bookings.ts'

const { server, pim, booked, slots, withLink } = await bookingDesk()
const mailsTo = server.mail.receivedBy

describe('a link', () => {
  it.each([
    [
      'altered',
      (held: Held) => ({ ...held, token: held.token.replace(/.$/, held.token.endsWith('A') ? 'B' : 'A') }),
    ],
    ['of another booking', (held: Held) => ({ ...held, id: randomUUID() })],
    ['empty', (held: Held) => ({ ...held, token: '' })],
  ])('that is %s opens nothing, and changes nothing', async (_, change) => {
    const made = await booked()
    const bad = change(made)
    const body = { startsAt: half, version: 0 }
    for (const answer of [
      await withLink('readBooking', bad),
      await withLink('moveBooking', bad, body),
      await withLink('cancelBooking', bad),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'booking-unknown' } })
    }
    expect((await withLink('readBooking', made)).body).toMatchObject({ state: 'booked', startsAt: nine })
  })

  it('moves the time: the old one is free, the calendar file has the next number', async () => {
    const made = await booked()
    const moved = await withLink('moveBooking', made, { startsAt: half, version: 0 })
    expect(moved).toMatchObject({ status: 200, body: { startsAt: half, version: 1 } })
    expect((await slots()).slots.map(({ startsAt }) => startsAt)).toContain(nine)
    await server.runJobs()
    // A later change overtook the first e-mail: only the present state is mailed.
    const [mail, ...more] = mailsTo(made.email)
    expect([mail?.subject, more]).toEqual(['Din tid är ändrad', []])
    expect(mail?.attachments[0]?.text).toContain('SEQUENCE:1')
    expect(mail?.attachments[0]?.text).toContain(`UID:booking-${made.id}@andrum`)
  })

  it('used for the same change twice changes once', async () => {
    const made = await booked()
    for (const _ of [1, 2]) {
      const moved = await withLink('moveBooking', made, { startsAt: half, version: 0 })
      expect(moved).toMatchObject({ status: 200, body: { startsAt: half, version: 1 } })
    }
  })

  it('in an old window does not undo what a newer one did', async () => {
    const made = await booked()
    await withLink('moveBooking', made, { startsAt: half, version: 0 })
    expect(await withLink('moveBooking', made, { startsAt: ten, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'booking-changed' },
    })
  })

  it('cannot move to a taken time, and keeps the old one', async () => {
    const made = await booked()
    await booked(half)
    expect(await withLink('moveBooking', made, { startsAt: half, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    })
    expect((await withLink('readBooking', made)).body).toMatchObject({ startsAt: nine, version: 0 })
  })

  it('of twenty at once to one free time lets one through, and the rest keep theirs', async () => {
    const staff = await Promise.all(
      Array.from({ length: 4 }, (_, index) => bookableStaff(server, { name: `Nummer ${index}` })),
    )
    expect(staff).toHaveLength(4)
    const held = await Promise.all(Array.from({ length: 5 }, () => booked(nine)))
    const busy = await Promise.all(Array.from({ length: 4 }, () => booked(half)))
    const answers = await Promise.all(
      held.map((one) => withLink('moveBooking', one, { startsAt: half, version: 0 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(busy).toHaveLength(4)
  })

  it('cancels: the time is free, the calendar file takes it away; twice says so', async () => {
    const made = await booked()
    await server.runJobs()
    expect(await withLink('cancelBooking', made)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect((await slots()).slots[0]?.startsAt).toBe(nine)
    await server.runJobs()
    const mail = mailsTo(made.email).at(-1)
    expect(mail?.subject).toBe('Din tid är avbokad')
    expect(mail?.attachments[0]).toMatchObject({ type: expect.stringContaining('method=CANCEL') })
    expect(mailsTo(pim.email).at(-1)?.subject).toBe('Avbokning i Andrum')
    for (const answer of [
      await withLink('cancelBooking', made),
      await withLink('moveBooking', made, { startsAt: half, version: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'booking-cancelled' } })
    }
    await server.runJobs()
    expect(mailsTo(made.email)).toHaveLength(2)
  })

  it('after its time changes nothing and says so', async () => {
    const made = await booked()
    server.time.now = new Date(nine)
    for (const answer of [
      await withLink('cancelBooking', made),
      await withLink('moveBooking', made, { startsAt: ten, version: 0 }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'booking-past' } })
    }
    expect((await withLink('readBooking', made)).status).toBe(200)
  })

  it('is never in the log', async () => {
    const made = await booked()
    await withLink('readBooking', made)
    await withLink('cancelBooking', made)
    const log = JSON.stringify(server.log)
    for (const secret of [made.token, made.id, made.email]) expect(log).not.toContain(secret)
  })
})
