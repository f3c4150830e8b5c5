import { describe, expect, it } from 'vitest'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'

const { server, booked, withLink } = await bookingDesk()
const mailsTo = server.mail.receivedBy

describe('a reminder', () => {
  async function remindAt(time: string) {
    server.time.now = new Date(time)
    for (const _ of [1, 2]) {
      await server.deps.queue.enqueueNow('send-booking-reminders', {})
      await server.runJobs()
    }
  }

  it('comes the day before at nine, once, and can be switched off', async () => {
    const [made, quiet] = [await booked(nine), await booked(half)]
    await server.runJobs()
    await remindAt('2026-03-03T07:59:00Z')
    expect(mailsTo(made.email)).toHaveLength(1)
    await asSuperuser(server.database, 'insert into mail_refusal values ($1, $2, now())', [
      server.deps.keys.mailAddressHash(quiet.email),
      'booking-reminder',
    ])
    await remindAt('2026-03-03T08:00:00Z')
    const [, reminder, ...more] = mailsTo(made.email)
    expect([reminder?.subject, more]).toEqual(['Påminnelse om i morgon', []])
    expect(reminder?.headers.get('list-unsubscribe')).toContain('unsubscribes')
    expect(mailsTo(quiet.email)).toHaveLength(1)
  })

  it('that has been sent is due no more', async () => {
    const { id } = await booked(nine)
    await remindAt('2026-03-03T08:00:00Z')
    expect(await asSuperuser(server.database, 'select reminder_at from booking where id = $1', [id])).toEqual(
      [{ reminder_at: null }],
    )
  })

  it('follows a moved time, and a cancelled one has none', async () => {
    const [moved, cancelled] = [await booked(nine), await booked(half)]
    await withLink('moveBooking', moved, { startsAt: '2026-03-06T08:00:00.000Z', version: 0 })
    await withLink('cancelBooking', cancelled)
    await server.runJobs()
    await remindAt('2026-03-03T08:30:00Z')
    expect([...mailsTo(moved.email), ...mailsTo(cancelled.email)].map(({ subject }) => subject)).toEqual([
      'Din tid är ändrad',
      'Din tid är avbokad',
    ])
    await remindAt('2026-03-05T08:30:00Z')
    expect(mailsTo(moved.email).at(-1)?.subject).toBe('Påminnelse om i morgon')
  })

  it('that comes too late, after a night without a server, is left out', async () => {
    const made = await booked(nine)
    await server.runJobs()
    await remindAt('2026-03-04T12:00:00Z')
    expect(mailsTo(made.email)).toHaveLength(1)
  })
})
