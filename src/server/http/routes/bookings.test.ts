import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingView, FreeSlotList, MadeBooking } from '#contract/booking.ts'
import type { Problem } from '#contract/problem.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const day = 24 * 60 * 60 * 1000

/** Monday 2 March 2026, 10:00 in Stockholm; everything is booked on the Wednesday. */
const start = server.time.now
const nine = '2026-03-04T08:00:00.000Z'
const half = '2026-03-04T08:30:00.000Z'
const ten = '2026-03-04T09:00:00.000Z'

let pim = { browser: server.browser(), email: '' }
beforeEach(async () => {
  await server.runJobs()
  server.time.now = start
  await asSuperuser(server.database, 'delete from booking')
  await asSuperuser(server.database, 'delete from availability')
  server.mail.received.length = 0
  pim = await bookableStaff(server)
})

let networks = 0
/** Each from a network of its own. */
function book(body: unknown, { key, browser = server.browser() }: { key?: string; browser?: Browser } = {}) {
  networks++
  return browser.call('makeBooking', {
    body,
    ip: `10.${Math.floor(networks / 250)}.7.${networks % 250}`,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
}

const slots = async (query: Record<string, string> = {}) =>
  (
    await server.browser().call('listFreeSlots', {
      query: { type: 'meeting', from: '2026-03-04', to: '2026-03-04', ...query },
    })
  ).body as FreeSlotList

const mailsTo = server.mail.receivedBy

async function booked(startsAt = nine, change: Record<string, unknown> = {}) {
  const wish = slotWish(startsAt, change)
  const { status, body } = await book(wish)
  expect(status).toBe(201)
  const { booking, token } = body as MadeBooking
  return { ...booking, token, email: wish.email }
}

type Held = { readonly id: string; readonly token: string }
const withLink = (endpoint: 'readBooking' | 'moveBooking' | 'cancelBooking', held: Held, body?: unknown) =>
  server.browser().call(endpoint, {
    params: { bookingId: held.id },
    headers: { 'booking-token': held.token },
    ...(body === undefined ? {} : { body }),
  })

describe('free times', () => {
  it('are those that staff have published', async () => {
    const { slots: free, next } = await slots()
    expect(free.map(({ startsAt }) => startsAt)).toEqual([
      nine,
      half,
      ten,
      '2026-03-04T09:30:00.000Z',
      '2026-03-04T10:00:00.000Z',
      '2026-03-04T10:30:00.000Z',
    ])
    expect(next).toBe('2026-03-05T08:00:00.000Z')
  })

  it('are none where nobody has published any', async () => {
    await asSuperuser(server.database, 'delete from availability')
    expect(await slots()).toEqual({ slots: [], next: null })
  })

  it('of somebody who is no longer staff are gone', async () => {
    await asSuperuser(
      server.database,
      'delete from staff where person_id in (select person_id from availability)',
    )
    expect(await slots()).toEqual({ slots: [], next: null })
  })

  it('leave out the days away and take in the extra hours', async () => {
    await pim.browser.call('addException', {
      body: {
        kind: 'away',
        fromDay: '2026-03-04',
        fromTime: '00:00',
        untilDay: '2026-03-05',
        untilTime: '00:00',
      },
    })
    await pim.browser.call('addException', {
      body: { kind: 'extra', day: '2026-03-04', from: '18:00', until: '18:30', types: ['meeting'] },
    })
    expect((await slots()).slots.map(({ startsAt }) => startsAt)).toEqual(['2026-03-04T17:00:00.000Z'])
  })

  it.each([
    ['a lecture, which has no times of its own', { type: 'lecture' }, 'type'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['days the wrong way round', { from: '2026-03-05', to: '2026-03-04' }, 'to'],
    ['more than a month', { from: '2026-03-01', to: '2026-04-02' }, 'to'],
  ])('are not told of %s', async (_, query, path) => {
    const answer = await server.browser().call('listFreeSlots', { query: { type: 'meeting', ...query } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
  })

  it('long past or far ahead are none, without an error', async () => {
    expect((await slots({ from: '2020-01-01', to: '2020-01-10' })).slots).toEqual([])
    expect(await slots({ from: '2099-01-01', to: '2099-01-10' })).toEqual({ slots: [], next: null })
  })
})

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
    expect(mail?.subject).toBe('Your time is booked')
    expect(mail?.text).toContain('A talk: Wednesday 4 March, 09:00–09:45 (Swedish time)')
    expect(`${mail?.text}${mail?.html}${mail?.attachments[0]?.text}`).not.toMatch(/assessment|070-123/i)
  })

  it('twice with one key has one booking and one mail', async () => {
    const wish = slotWish(nine)
    const [first, second] = [await book(wish, { key: 'samma' }), await book(wish, { key: 'samma' })]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    await server.runJobs()
    expect(mailsTo(wish.email)).toHaveLength(1)
    const other = await book({ ...wish, startsAt: half }, { key: 'samma' })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
  })

  it('at the same moment with one key, from a button pressed twice, has one booking', async () => {
    const wish = slotWish(nine)
    const both = await Promise.all([book(wish, { key: 'dubbelt' }), book(wish, { key: 'dubbelt' })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[1]?.body).toEqual(both[0]?.body)
  })

  it.each([
    ['no address', { email: undefined }, 'email', 'required'],
    ['an address that is none', { email: 'asa' }, 'email', 'wrong-format'],
    ['a second line in the name', { name: 'Åsa\r\nBcc: alla@exempel.se' }, 'name', 'wrong-format'],
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

  it('cannot book a support talk, which needs an account', async () => {
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

describe('a time', () => {
  it('that fifty want at once is one person’s, and the others are offered other times', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(slotWish(nine))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect([status, (body as Problem).code]).toEqual([409, 'slot-taken'])
      expect((body as Problem).slots).toHaveLength(6)
      expect((body as Problem).slots).not.toContain(nine)
    }
    const rows = await asSuperuser(server.database, 'select from booking')
    expect(rows).toHaveLength(1)
    await server.runJobs()
    expect(server.mail.received).toHaveLength(2)
  })

  it('with two of the staff is two people’s, the third gets another', async () => {
    await bookableStaff(server, { name: 'Bo Berg' })
    const hosts = [await booked(), await booked()].map((one) => one.with)
    expect(hosts.sort()).toEqual(['Bo Berg', 'Pim Psykolog'])
    expect((await book(slotWish(nine))).status).toBe(409)
  })

  it('is held by the database itself, whatever a program forgets to ask', async () => {
    await booked()
    await expect(
      asSuperuser(
        server.database,
        `insert into booked_time select staff_id, slice, booking_id from booked_time limit 1`,
      ),
    ).rejects.toThrow('booked_time_pkey')
  })

  it('has the time around it kept free, also for a longer meeting', async () => {
    await pim.browser.call('writeAvailability', {
      body: {
        ...(await ownHours(pim.browser)),
        minutesBefore: 10,
        minutesAfter: 5,
      },
    })
    await booked(nine)
    expect((await slots()).slots[0]?.startsAt).toBe('2026-03-04T08:45:00.000Z')
    const assessments = (await slots({ type: 'assessment' })).slots.map(({ startsAt }) => startsAt)
    expect(assessments).toEqual(['2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z'])
  })
})

const ownHours = async (browser: Browser) =>
  ((await browser.call('readAvailability')).body as { availability: { version: number } }).availability

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
    // The first letter was overtaken: only how things stand is told.
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

  it('never stands in the log', async () => {
    const made = await booked()
    await withLink('readBooking', made)
    await withLink('cancelBooking', made)
    const log = JSON.stringify(server.log)
    for (const secret of [made.token, made.id, made.email]) expect(log).not.toContain(secret)
  })
})

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
    const { keys, pools } = server.deps
    await pools.app.pool.query('select 1')
    await asSuperuser(server.database, 'insert into mail_refusal values ($1, $2, now())', [
      keys.mailAddressHash(quiet.email),
      'booking-reminder',
    ])
    await remindAt('2026-03-03T08:00:00Z')
    const [, reminder, ...more] = mailsTo(made.email)
    expect([reminder?.subject, more]).toEqual(['Påminnelse om i morgon', []])
    expect(reminder?.headers.get('list-unsubscribe')).toContain('unsubscribes')
    expect(mailsTo(quiet.email)).toHaveLength(1)
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
    expect(mailsTo(made.email).at(-1)?.text).toContain('Vi kan tyvärr inte hålla tiden')
    expect((await withLink('readBooking', made)).body).toMatchObject({ state: 'cancelled', with: null })
    expect(await slots()).toEqual({ slots: [], next: null })
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

  it.each([
    ['no day', { days: [] }, 'days'],
    ['four days', { days: Array.from({ length: 4 }, () => ({ day: '2026-04-14', part: 'any' })) }, 'days'],
    ['a day that does not exist', { days: [{ day: '2026-02-30', part: 'any' }] }, 'days.0.day'],
    ['nobody', { groupSize: 0 }, 'groupSize'],
    ['half a person', { groupSize: 1.5 }, 'groupSize'],
    ['no place', { place: '' }, 'place'],
  ])('with %s is refused with its place', async (_, change, path) => {
    const answer = await book(lectureWish(change))
    expect(answer.status).toBe(400)
    expect((answer.body as Problem).errors).toContainEqual(expect.objectContaining({ path }))
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

  it('of one address stop at six to come', async () => {
    const email = 'ivrig@exempel.se'
    const free = (await slots({ from: '2026-03-04', to: '2026-03-06' })).slots
    const statuses = []
    for (const { startsAt } of free.slice(0, 7))
      statuses.push((await book(slotWish(startsAt, { email }))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  })

  it('that strangers make in somebody’s name keep no account from booking, nor tell how many it has', async () => {
    const email = `${randomUUID()}@example.com`
    const me = await signedIn(server, { email })
    const free = (await slots({ from: '2026-03-04', to: '2026-03-08' })).slots.map(({ startsAt }) => startsAt)
    const statuses = async (times: readonly string[], browser?: Browser) => {
      const answers = []
      for (const time of times)
        answers.push(await book(slotWish(time, { email }), browser ? { browser } : {}))
      return answers.map(({ status }) => status)
    }
    expect(await statuses(free.slice(0, 12))).toContain(429)
    const rest = (await slots({ from: '2026-03-06', to: '2026-03-12' })).slots.map(({ startsAt }) => startsAt)
    expect(await statuses(rest.slice(0, 7), me)).toEqual([201, 201, 201, 201, 201, 201, 429])
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

it('while the mail server is away the booking stands, and its letter waits', async () => {
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
