import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { Me } from '#contract/identity/me.ts'
import { endBooking, findBookingByLink, placeBooking } from '#server/bookings/booking-repository.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'
import { asPerson } from './transaction.ts'

const server = await testApp()
const nine = '2026-03-04T08:00:00.000Z'
const ten = new Date('2026-03-04T09:00:00.000Z')

const idOf = async (browser: Browser) => ((await browser.call('readMe')).body as Me).person.id
const book = async (browser: Browser, wish: object) =>
  ((await browser.call('makeBooking', { body: wish })).body as MadeBooking).booking.id
const as = (personId: string | null) => ({
  find: (id: string) => asPerson(server.database.pools.app, { personId }, (tx) => findBookingByLink(tx, id)),
  place: (id: string, staffId: string) =>
    asPerson(server.database.pools.app, { personId }, (tx) =>
      placeBooking(tx, {
        id,
        version: 0,
        staffId,
        startsAt: ten,
        endsAt: new Date('2026-03-04T09:30:00.000Z'),
        reminderAt: null,
        at: server.time.now,
      }),
    ),
  end: (id: string, state: 'cancelled' | 'declined', by: 'guest' | 'staff') =>
    asPerson(server.database.pools.app, { personId }, (tx) =>
      endBooking(tx, { id, state, by, at: server.time.now }),
    ),
})

let [me, pim, bo, stranger] = ['', '', '', '']
let talk = ''
beforeEach(async () => {
  await asSuperuser(server.database, 'delete from booking')
  await asSuperuser(server.database, 'delete from availability')
  pim = await idOf((await bookableStaff(server)).browser)
  const browser = await signedIn(server)
  me = await idOf(browser)
  talk = await book(browser, slotWish(nine, { type: 'support' }))
  bo = await idOf((await bookableStaff(server, { name: 'Bo Berg' })).browser)
  stranger = await idOf(await signedIn(server))
})

describe('a booking, in the database itself', () => {
  it('is found by the person who booked or holds it and by the holder of its link, not by anybody signed in', async () => {
    const found = []
    for (const who of [me, pim, null, bo, stranger]) found.push((await as(who).find(talk))?.id ?? null)
    expect(found).toEqual([talk, talk, talk, null, null])
  })

  it('is moved by them alone, and held by nobody but staff', async () => {
    for (const who of [bo, stranger]) expect(await as(who).place(talk, pim)).toBe('changed')
    for (const who of [me, pim, null]) expect(await as(who).place(talk, stranger)).toBe('taken')
    expect(await as(pim).place(talk, bo)).toBe('placed')
  })

  it('is ended by them alone, each as what they are', async () => {
    for (const [who, state, by] of [
      [bo, 'cancelled', 'staff'],
      [bo, 'cancelled', 'guest'],
      [stranger, 'cancelled', 'guest'],
      [me, 'cancelled', 'staff'],
      [me, 'declined', 'guest'],
      [null, 'cancelled', 'staff'],
    ] as const) {
      expect(await as(who).end(talk, state, by), `${state} ${by}`).toBe(false)
    }
    expect(await as(me).end(talk, 'cancelled', 'guest')).toBe(true)
  })

  it('of a wished lecture is for any of the staff to confirm or decline, and for nobody else', async () => {
    const lectures = []
    for (const _ of [1, 2]) lectures.push(await book(server.browser(), lectureWish()))
    const [first = '', second = ''] = lectures
    expect(await as(stranger).place(first, pim)).toBe('changed')
    expect(await as(stranger).end(first, 'declined', 'staff')).toBe(false)
    expect(await as(bo).place(first, bo)).toBe('placed')
    expect(await as(pim).end(first, 'cancelled', 'staff')).toBe(false)
    expect(await as(pim).end(second, 'declined', 'staff')).toBe(true)
    expect(await as(bo).find(randomUUID())).toBeNull()
  })
})
