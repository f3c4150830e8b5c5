import { describe, expect, it } from 'vitest'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { slotWish } from '#test/factories/bookings.ts'
import { makeMember } from '#test/factories/people.ts'

const { server, book, booked, withLink } = await bookingDesk()
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
    expect([reminder?.subject, more]).toEqual(['Påminnelse om din tid i morgon', []])
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
    expect(mailsTo(moved.email).at(-1)?.subject).toBe('Påminnelse om din tid i morgon')
  })

  it('that comes too late, after a night without a server, is left out', async () => {
    const made = await booked(nine)
    await server.runJobs()
    await remindAt('2026-03-04T12:00:00Z')
    expect(mailsTo(made.email)).toHaveLength(1)
  })
})

describe('mail about what somebody with a private address has booked', () => {
  const booking = async (browser: Awaited<ReturnType<typeof signInByMail>>, startsAt: string) => {
    const wish = slotWish(startsAt, { type: 'support', email: undefined })
    expect((await book(wish, { browser })).status).toBe(201)
    await server.runJobs()
  }

  it('goes there: of what they book from then on, and of what was booked before', async () => {
    const { email: work } = await makeMember(server)
    const own = 'bo.hemma@example.org'
    const browser = await signInByMail(server, work)
    await booking(browser, nine)
    await addPrivateAddress(server, browser, own)
    await booking(browser, half)
    server.time.now = new Date('2026-03-03T08:00:00Z')
    await server.deps.queue.enqueueNow('send-booking-reminders', {})
    await server.runJobs()
    const about = (to: string) =>
      mailsTo(to)
        .map(({ subject }) => subject)
        .filter((subject) => /tid|morgon/.test(subject))
    expect(about(work)).toEqual(['Din tid är bokad'])
    expect(about(own)).toEqual([
      'Din tid är bokad',
      'Påminnelse om din tid i morgon',
      'Påminnelse om din tid i morgon',
    ])
  })

  it('goes to the work address again when the private one is gone', async () => {
    const { email: work } = await makeMember(server)
    const browser = await signInByMail(server, work)
    await addPrivateAddress(server, browser, 'cia.hemma@example.org')
    await booking(browser, nine)
    await browser.call('leavePrivateAddress')
    server.time.now = new Date('2026-03-03T08:00:00Z')
    await server.deps.queue.enqueueNow('send-booking-reminders', {})
    await server.runJobs()
    expect(mailsTo(work).at(-1)?.subject).toBe('Påminnelse om din tid i morgon')
  })
})
