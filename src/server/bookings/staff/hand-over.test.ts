import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { FreeStaff, StaffBookings } from '#contract/bookings/booking.ts'
import type { Me } from '#contract/identity/me.ts'
import type { Browser } from '#test/app/browser.ts'
import { bookingDesk, half, nine, ten } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const desk = await bookingDesk()
const { server, pim, booked, withLink } = desk
const mailsTo = server.mail.receivedBy

const idOf = async (browser: Browser) => ((await browser.call('readMe')).body as Me).person.id
const colleague = async (change: Parameters<typeof bookableStaff>[1] = {}) => {
  const one = await bookableStaff(server, { name: 'Bo Berg', ...change })
  return { ...one, id: await idOf(one.browser) }
}
const freeAt = async (bookingId: string, startsAt: string, browser = pim.browser) => {
  const answer = await browser.call('listFreeStaff', { params: { bookingId }, query: { startsAt } })
  expect(answer.status).toBe(200)
  return (answer.body as FreeStaff).staff
}
const place = (
  bookingId: string,
  body: { readonly startsAt: string; readonly staffId: string | null; readonly version?: number },
  browser = pim.browser,
) => browser.call('placeBooking', { params: { bookingId }, body: { version: 0, ...body } })
const week = async (browser: Browser) => {
  const query = { from: '2026-03-02', to: '2026-03-08' }
  return ((await browser.call('listBookings', { query })).body as StaffBookings).bookings
}
const event = (text = '') => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { uid: read.uid, sequence: read.sequence, starts: read.startDate.toJSDate().toISOString() }
}
/** The last e-mail, and its calendar file as another program reads it. */
const lastMail = (email: string) => {
  const mail = mailsTo(email).at(-1)
  return { subject: mail?.subject, text: mail?.text ?? '', ...event(mail?.attachments[0]?.text) }
}

describe('staff who move a booking', () => {
  it('give it another time, also outside their hours: the guest gets the same event with the next number', async () => {
    const made = await booked(nine, { language: 'en' })
    await server.runJobs()
    const before = lastMail(made.email)
    const evening = '2026-03-04T18:00:00.000Z'
    const answer = await place(made.id, { startsAt: evening, staffId: null })
    expect(answer).toMatchObject({
      status: 200,
      body: { startsAt: evening, endsAt: '2026-03-04T18:30:00.000Z', with: 'Pim Psykolog', version: 1 },
    })
    await server.runJobs()
    const mail = lastMail(made.email)
    expect(mail).toMatchObject({ uid: before.uid, sequence: before.sequence + 1, starts: evening })
    expect(mail.subject).toBe('Your appointment has changed')
    expect(mail.text).toContain('Wednesday 4 March, 19:00–19:30')
    expect(mail.text).toContain(`/en/min-bokning#${made.id}.`)
    // The person who did it gets no notice.
    expect(mailsTo(pim.email)).toHaveLength(1)
    expect((await desk.slots()).slots[0]?.startsAt).toBe(nine)
  })

  it('cannot lay it over another of theirs, nor into the past, and it stays as it was', async () => {
    const [made] = [await booked(nine), await booked(half)]
    const staffId = await idOf(pim.browser)
    expect(await place(made.id, { startsAt: half, staffId })).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    })
    expect(await place(made.id, { startsAt: '2026-03-01T08:00:00.000Z', staffId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'startsAt', code: 'in-the-past' }] },
    })
    expect((await week(pim.browser))[0]).toMatchObject({ id: made.id, startsAt: nine, version: 0 })
    // The booking's own old time does not block the new one.
    const earlier = '2026-03-04T07:45:00.000Z'
    expect((await place(made.id, { startsAt: earlier, staffId })).status).toBe(200)
  })

  it('sent twice is moved once, with one e-mail; from an old window it changes nothing', async () => {
    const made = await booked()
    const staffId = await idOf(pim.browser)
    for (const _ of [1, 2]) {
      expect(await place(made.id, { startsAt: ten, staffId })).toMatchObject({
        status: 200,
        body: { version: 1 },
      })
    }
    expect(await place(made.id, { startsAt: half, staffId })).toMatchObject({
      status: 409,
      body: { code: 'booking-changed' },
    })
    await server.runJobs()
    expect(mailsTo(made.email).map(({ subject }) => subject)).toEqual(['Din tid är ändrad'])
  })
})

describe('staff who hand a booking over', () => {
  it('see which colleagues are free then: by hours, by type, by what they hold, and by being staff', async () => {
    const made = await booked(nine, { type: 'assessment' })
    const bo = await colleague()
    const hours = { from: '09:00', until: '12:00' } as const
    await colleague({ name: 'Bara måndagar', weekly: [{ weekday: 1, ...hours, types: ['assessment'] }] })
    await colleague({ name: 'Bara stöd', weekly: [{ weekday: 3, ...hours, types: ['support'] }] })
    const gone = await colleague({ name: 'Slutat' })
    await asSuperuser(server.database, 'delete from staff where person_id = $1', [gone.id])
    expect(await freeAt(made.id, nine)).toEqual([{ id: bo.id, name: 'Bo Berg' }])
    expect(await freeAt(made.id, '2026-03-04T18:00:00.000Z')).toEqual([])
    // Pim's assessment lasts beyond half past nine, so this one is Bo's: then nobody is free for three quarters of an
    // hour from nine.
    await booked(half)
    expect(await week(bo.browser)).toHaveLength(1)
    expect(await freeAt(made.id, nine)).toEqual([])
  })

  it('at the same time: the colleague holds it, the guest hears whom they meet, the old time is free again', async () => {
    const made = await booked()
    const bo = await colleague({ videoUrl: 'https://mote.example/bo' })
    await server.runJobs()
    const before = lastMail(made.email)
    const answer = await place(made.id, { startsAt: nine, staffId: bo.id })
    expect(answer).toMatchObject({ status: 200, body: { startsAt: nine, with: 'Bo Berg', version: 1 } })
    expect(await week(pim.browser)).toEqual([])
    expect(await week(bo.browser)).toMatchObject([{ id: made.id, email: made.email, version: 1 }])
    await server.runJobs()
    const mail = lastMail(made.email)
    expect(mail).toMatchObject({ uid: before.uid, sequence: 1, starts: nine })
    expect(mail.subject).toBe('En ändring i din bokning')
    expect(mail.text).toContain('Du får träffa Bo Berg.')
    expect(mail.text).toContain('https://mote.example/bo')
    expect(mail.text).not.toMatch(/gamla tiden|kunde tyvärr/)
    expect(mailsTo(bo.email).map(({ subject }) => subject)).toEqual([
      'En bokning är överlämnad till dig i Andrum',
    ])
    expect(mailsTo(pim.email)).toHaveLength(1)
    // After the handover the former holder can no longer change it, and the guest's link still opens it.
    expect(await place(made.id, { startsAt: ten, staffId: bo.id, version: 1 })).toMatchObject({ status: 404 })
    expect((await withLink('readBooking', made)).body).toMatchObject({ with: 'Bo Berg', startsAt: nine })
    expect((await desk.slots()).slots[0]?.startsAt).toBe(nine)
  })

  it('sent again after a lost answer is answered the same, and is one change and one e-mail each', async () => {
    const made = await booked()
    const [bo, tilde] = [await colleague(), await colleague({ name: 'Tilde Ek' })]
    const wish = { startsAt: ten, staffId: bo.id, version: 0 }
    const send = (body: object, browser = pim.browser, key = 'wish-1') =>
      browser.call('placeBooking', {
        params: { bookingId: made.id },
        body,
        headers: { 'idempotency-key': key },
      })
    const first = await send(wish)
    expect(first).toMatchObject({ status: 200, body: { startsAt: ten, with: 'Bo Berg', version: 1 } })
    const again = await send(wish)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await send({ ...wish, staffId: tilde.id })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    })
    // A key counts only for its own person and for its own request.
    for (const answer of [await send(wish, tilde.browser), await send(wish, pim.browser, 'wish-2')]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'booking-unknown' } })
    }
    await server.runJobs()
    expect([mailsTo(made.email).length, mailsTo(bo.email).length]).toEqual([1, 1])
    // Somebody else has changed it since: its state is not shown any more.
    await withLink('cancelBooking', made)
    expect(await send(wish)).toMatchObject({ status: 409, body: { code: 'booking-changed' } })
  })

  it('to another time is one change and one e-mail', async () => {
    const made = await booked()
    const bo = await colleague()
    expect((await place(made.id, { startsAt: ten, staffId: bo.id })).status).toBe(200)
    await server.runJobs()
    expect(mailsTo(made.email)).toHaveLength(1)
    expect(lastMail(made.email)).toMatchObject({ subject: 'Din tid är ändrad', sequence: 1, starts: ten })
  })

  it('not to one who is not free, who is no staff, or when it is not theirs to give', async () => {
    const made = await booked()
    const bo = await colleague({ weekly: [] })
    const guest = await signedIn(server)
    for (const staffId of [bo.id, await idOf(guest)]) {
      expect(await place(made.id, { startsAt: nine, staffId })).toMatchObject({
        status: 409,
        body: { code: 'slot-taken' },
      })
    }
    const wanted = { startsAt: nine, staffId: bo.id }
    expect(await place(made.id, wanted, bo.browser)).toMatchObject({
      status: 404,
      body: { code: 'booking-unknown' },
    })
    const query = { startsAt: nine }
    const params = { bookingId: made.id }
    expect((await bo.browser.call('listFreeStaff', { params, query })).status).toBe(404)
    expect((await guest.call('placeBooking', { params, body: { ...wanted, version: 0 } })).status).toBe(403)
    expect((await withLink('readBooking', made)).body).toMatchObject({ startsAt: nine, version: 0 })
  })

  it('two at once to one colleague and one time: one goes through, the database lets no second in', async () => {
    const tilde = await colleague({ name: 'Tilde Ek' })
    const made = [await booked(), await booked()]
    const bo = await colleague()
    const answers = await Promise.all(
      made.map(({ id, with: host }) =>
        place(id, { startsAt: nine, staffId: bo.id }, host === 'Tilde Ek' ? tilde.browser : pim.browser),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const rows = await asSuperuser(
      server.database,
      "select from booking where staff_id = $1 and state = 'booked'",
      [bo.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('a lecture goes to any colleague who holds nothing then', async () => {
    const wish = lectureWish()
    const { id } = ((await desk.book(wish)).body as { booking: { id: string } }).booking
    const at = '2026-04-14T16:00:00.000Z'
    await pim.browser.call('confirmLecture', {
      params: { bookingId: id },
      body: { startsAt: at, minutes: 120, version: 0 },
    })
    const bo = await colleague({ weekly: [] })
    expect(await freeAt(id, at)).toEqual([{ id: bo.id, name: 'Bo Berg' }])
    const answer = await place(id, { startsAt: at, staffId: bo.id, version: 1 })
    expect(answer).toMatchObject({ status: 200, body: { endsAt: '2026-04-14T18:00:00.000Z', version: 2 } })
  })
})
