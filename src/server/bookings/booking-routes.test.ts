import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { BookingView, MadeBooking } from '#contract/bookings/booking.ts'
import type { Problem } from '#contract/problem.ts'
import { bookingDesk, half, nine, ten } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { lectureWish, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const { server, pim, book, booked, slots, withLink } = await bookingDesk()
const mailsTo = server.mail.receivedBy
const day = 24 * 60 * 60 * 1000

describe('a visitor who books', () => {
  it('has the time, a confirmation with a calendar file, and a link that opens it', async () => {
    const made = await booked()
    expect(made).toMatchObject({ state: 'booked', startsAt: nine, with: 'Pim Psykolog', version: 0 })
    await server.runJobs()
    const [mail] = mailsTo(made.email)
    expect(mail?.subject).toBe('Din tid är bokad')
    expect(mail?.text).toContain(`http://localhost:3000/min-bokning#${made.id}.${made.token}`)
    expect(mail?.text).toContain('onsdag 4 mars klockan 09.00–09.30')
    expect(mail?.text).toContain('https://mote.example/pim')
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ name: 'bokad-tid.ics', type: expect.stringContaining('method=PUBLISH') })
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file?.text ?? '')).getFirstSubcomponent('vevent') ?? undefined,
    )
    expect([event.summary, event.sequence, event.duration.toString()]).toEqual(['Möte', 0, 'PT30M'])
    expect(mailsTo(pim.email)[0]?.subject).toBe('Ny bokning i Andrum')
    expect((await withLink('readBooking', made)).body).toMatchObject({ id: made.id, startsAt: nine })
  })

  it('in English is written to in English, and a talk says in no mail what it is about', async () => {
    const made = await booked(nine, {
      type: 'assessment',
      language: 'en',
      way: 'phone',
      phone: '070-123 45 67',
    })
    await server.runJobs()
    const [mail] = mailsTo(made.email)
    expect(mail?.subject).toBe('Your appointment is booked')
    expect(mail?.text).toContain('Session: Wednesday 4 March, 09:00–09:45 (Swedish time)')
    expect(`${mail?.text}${mail?.html}${mail?.attachments[0]?.text}`).not.toMatch(/assessment|070-123/i)
  })

  it('whose bookings failed on our side has used up none: the next one goes through', async () => {
    const wish = { ...slotWish(nine), email: 'ofta@example.com' }
    const browser = server.browser()
    const ask = (key: string) =>
      browser.call('makeBooking', { body: wish, ip: '198.51.100.7', headers: { 'idempotency-key': key } })
    const table = 'alter table booking'
    await asSuperuser(server.database, `${table} add constraint broken check (name is null) not valid`)
    for (let n = 0; n < 25; n++) expect((await ask(`fel ${n}`)).status).toBe(500)
    expect(server.takeErrors()).toHaveLength(25)
    await asSuperuser(server.database, `${table} drop constraint broken`)
    expect((await ask('rätt')).status).toBe(201)
  })

  it.each([
    ['no address', { email: undefined }, 'email', 'required'],
    ['an address that is none', { email: 'asa' }, 'email', 'wrong-format'],
    ['a second line in the name', { name: 'Åsa\r\nBcc: alla@exempel.se' }, 'name', 'wrong-format'],
    ['a second line in the company', { company: 'A\nBcc: alla@exempel.se' }, 'company', 'wrong-format'],
    ['no number for a call', { way: 'phone' }, 'phone', 'required'],
    ['a number that cannot be called', { way: 'phone', phone: 'hemma' }, 'phone', undefined],
    ['a field nobody asked for', { reason: 'trött' }, 'reason', 'unknown-field'],
  ])('with %s is told where', async (_, change, path, code) => {
    const answer = await book(slotWish(nine, change))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    const { errors = [] } = answer.body as Problem
    expect(errors).toContainEqual(code === undefined ? expect.objectContaining({ path }) : { path, code })
  })

  it.each([
    ['a time nobody offers', '2026-03-04T08:10:00.000Z'],
    ['a time that has been', '2026-03-02T08:00:00.000Z'],
    ['a time at night', '2026-03-04T02:00:00.000Z'],
    ['a time beyond the horizon', '2027-03-04T08:00:00.000Z'],
  ])('cannot have %s', async (_, startsAt) => {
    expect(await book(slotWish(startsAt))).toMatchObject({ status: 409, body: { code: 'slot-taken' } })
  })

  it('cannot book a support session, which needs an account', async () => {
    expect(await book(slotWish(nine, { type: 'support' }))).toMatchObject({ status: 401 })
  })

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'at %s, when no calendar has days, is refused and keeps nobody waiting',
    async (startsAt) => {
      const made = await booked()
      expect((await book(slotWish(startsAt))).body).toMatchObject({ errors: [{ path: 'startsAt' }] })
      const moved = await withLink('moveBooking', made, { startsAt, version: 0 })
      expect(moved).toMatchObject({ status: 400, body: { errors: [{ path: 'startsAt' }] } })
    },
  )

  it('and is a machine that fills in the trap has nothing', async () => {
    expect((await book(slotWish(nine, { website: 'https://spam.example' }))).status).toBe(429)
    expect((await slots()).slots[0]?.startsAt).toBe(nine)
  })
})

describe('a lecture', () => {
  it('is asked for with wished days, and the asker hears that it has arrived', async () => {
    const wish = lectureWish()
    const { status, body } = await book(wish)
    expect(status).toBe(201)
    expect((body as MadeBooking).booking).toMatchObject({
      state: 'requested',
      startsAt: null,
      wishes: { groupSize: 40 },
    })
    await server.runJobs()
    expect(mailsTo(wish.email)[0]?.subject).toBe('Vi har fått din förfrågan')
    expect(mailsTo(server.deps.config.brand.supportEmail)[0]?.text).toContain('önskar en föreläsning')
  })

  it('is named to staff and to the person who asked, in the e-mails and on the own page', async () => {
    const wish = lectureWish({ lecture: '3-sleep', language: 'en' })
    const { booking, token } = (await book(wish)).body as MadeBooking
    await server.runJobs()
    expect(mailsTo(wish.email)[0]?.text).toContain('Lecture: “Sleeping better with the job you have”')
    expect(mailsTo(server.deps.config.brand.supportEmail)[0]?.text).toContain(
      'Föreläsning ”Sov bättre med jobbet du har”, Åsa Öberg',
    )
    const own = await withLink('readBooking', { id: booking.id, token })
    expect(own.body).toMatchObject({ wishes: { lecture: '3-sleep' } })
  })

  it.each([
    ['a lecture that we do not give', { lecture: '9-golf' }, 'lecture'],
    ['no day', { days: [] }, 'days'],
    ['four days', { days: Array.from({ length: 4 }, () => ({ day: '2026-04-14', part: 'any' })) }, 'days'],
    ['a day that does not exist', { days: [{ day: '2026-02-30', part: 'any' }] }, 'days.0.day'],
    ['nobody', { groupSize: 0 }, 'groupSize'],
    ['half a person', { groupSize: 1.5 }, 'groupSize'],
    ['no place', { place: '' }, 'place'],
    ['a place of two lines', { place: 'Borås\r\nBcc: alla@exempel.se' }, 'place'],
  ])('with %s is refused with its place', async (_, change, path) => {
    const answer = await book(lectureWish(change))
    expect(answer.status).toBe(400)
    expect((answer.body as Problem).errors).toContainEqual(expect.objectContaining({ path }))
  })
})

describe('somebody signed in', () => {
  it('books with the account’s address, sees it in the list and the export, and changes it without a link', async () => {
    const email = `${randomUUID()}@example.com`
    const me = await signedIn(server, { email })
    const wish = slotWish(nine, { type: 'support', email: undefined })
    const made = (await book(wish, { browser: me })).body as MadeBooking
    expect((await me.call('listMyBookings')).body).toMatchObject({
      bookings: [{ id: made.booking.id, type: 'support' }],
    })
    expect((await me.call('exportMe')).body).toMatchObject({ bookings: [{ id: made.booking.id, email }] })
    const moved = await me.call('moveBooking', {
      params: { bookingId: made.booking.id },
      body: { startsAt: ten, version: 0 },
    })
    expect(moved).toMatchObject({ status: 200, body: { startsAt: ten } })
    await server.runJobs()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('with a key that somebody else has used has a booking of their own', async () => {
    const [mine, theirs] = [
      await book(slotWish(nine), { key: 'lika', browser: await signedIn(server) }),
      await book(slotWish(half), { key: 'lika', browser: await signedIn(server) }),
    ]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect((theirs.body as MadeBooking).booking).toMatchObject({ startsAt: half })
  })

  it('sees nobody else’s, not even by its id', async () => {
    const made = await booked()
    const me = await signedIn(server)
    expect((await me.call('listMyBookings')).body).toEqual({ bookings: [] })
    expect(await me.call('readBooking', { params: { bookingId: made.id } })).toMatchObject({
      status: 404,
      body: { code: 'booking-unknown' },
    })
  })

  it('is answered like a visitor, so that nobody learns who has an account', async () => {
    const email = `${randomUUID()}@example.com`
    await signedIn(server, { email })
    const [known, unknown] = [await book(slotWish(nine, { email })), await book(slotWish(half))]
    expect([known.status, Object.keys(known.body as object)]).toEqual([
      unknown.status,
      Object.keys(unknown.body as object),
    ])
  })

  it('who erases the account frees the time, and staff hear of it', async () => {
    const me = await signedIn(server)
    await book(slotWish(nine), { browser: me })
    await server.runJobs()
    expect((await me.call('eraseMe')).status).toBe(204)
    expect((await slots()).slots[0]?.startsAt).toBe(nine)
    expect(await asSuperuser(server.database, 'select from booking')).toEqual([])
    await server.runJobs()
    expect(mailsTo(pim.email).at(-1)?.subject).toBe('En tid är ledig igen i Andrum')
  })

  it('of the staff who erases the account calls off what they held', async () => {
    const made = await booked()
    await server.runJobs()
    await pim.browser.call('eraseMe')
    await server.runJobs()
    expect(mailsTo(made.email).at(-1)?.text).toContain('Vi har tyvärr fått förhinder')
    expect((await withLink('readBooking', made)).body).toMatchObject({ state: 'cancelled', with: null })
    expect(await slots()).toEqual({ slots: [], next: null })
  })
})

describe('many bookings', () => {
  it('from one network are stopped for a while', async () => {
    const browser = server.browser()
    const from = (body: unknown) => browser.call('makeBooking', { body, ip: '192.0.2.77' })
    for (let count = 0; count < 20; count++) await from(slotWish('2026-03-04T02:00:00.000Z'))
    const refused = await from(slotWish(nine))
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('that people signed in make say nothing to a visitor in the same office', async () => {
    const ip = '192.0.2.81'
    for (const _ of [1, 2]) {
      const browser = await signedIn(server)
      for (let n = 0; n < 10; n++) await browser.call('makeBooking', { body: lectureWish(), ip })
    }
    expect((await server.browser().call('makeBooking', { body: lectureWish(), ip })).status).toBe(201)
    const third = await signedIn(server)
    expect((await third.call('makeBooking', { body: lectureWish(), ip })).status).toBe(429)
  })

  it('that a visitor makes under an address say nothing of the bookings that others have made under it', async () => {
    const email = `${randomUUID()}@example.com`
    const from = (ip: string, address: string) =>
      server.browser().call('makeBooking', { body: lectureWish({ email: address }), ip })
    const fitting = async (ip: string, address: string) => {
      const answers = []
      for (let n = 0; n < 21; n++) answers.push((await from(ip, address)).status)
      return answers
    }
    for (let n = 0; n < 7; n++) expect((await from('192.0.2.78', email)).status).toBe(201)
    const answers = await fitting('192.0.2.79', email)
    expect(answers).toEqual(await fitting('192.0.2.80', `${randomUUID()}@example.com`))
    expect(answers.indexOf(429)).toBe(20)
  })

  it('that strangers make in somebody’s name keep no account from booking, nor tell how many it has', async () => {
    const email = `${randomUUID()}@example.com`
    const me = await signedIn(server, { email })
    for (let n = 0; n < 7; n++) expect((await book(lectureWish({ email }))).status).toBe(201)
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await book(lectureWish(), { browser: me })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
    expect((await book(lectureWish({ email }))).status).toBe(201)
  })
})

it('three months after the time a booking is forgotten, and not before', async () => {
  const made = await booked()
  const wish = (await book(lectureWish())).body as MadeBooking
  const left = async (days: number) => {
    server.time.now = new Date(Date.parse(nine) + days * day)
    await server.deps.queue.enqueueNow('forget-expired', {})
    await server.runJobs()
    const rows = await asSuperuser<{ id: string }>(server.database, 'select id from booking')
    return rows.map(({ id }) => id).sort()
  }
  expect(await left(88)).toHaveLength(2)
  expect(await left(89)).toEqual([made.id])
  expect(wish.booking.state).toBe('requested')
  expect(await left(91)).toEqual([])
})

it('while the mail server is unreachable the booking stands, and its mail waits', async () => {
  const made = await booked()
  server.mail.refuseWith(421)
  await expect(server.runJobs()).rejects.toThrow('The mail server refused')
  server.takeErrors()
  server.mail.refuseWith(null)
  expect((await withLink('readBooking', made)).body).toMatchObject({
    state: 'booked',
  } satisfies Partial<BookingView>)
  await asSuperuser(server.database, `delete from booking where id = $1`, [made.id])
})
