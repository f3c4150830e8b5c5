import { beforeEach, expect } from 'vitest'
import type { FreeSlotList, MadeBooking } from '#contract/bookings/booking.ts'
import type { Answer, Browser } from '../app/browser.ts'
import { type TestApp, testApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { bookableStaff, slotWish } from '../factories/bookings.ts'

/** The app starts on Monday 2 March 2026, 10:00 in Stockholm; all bookings are on the Wednesday. */
export const nine = '2026-03-04T08:00:00.000Z'
export const half = '2026-03-04T08:30:00.000Z'
export const ten = '2026-03-04T09:00:00.000Z'

/** A booking and the secret of its link. */
export type Held = { readonly id: string; readonly token: string }

export type BookingDesk = {
  readonly server: TestApp
  /** The member of staff who can be booked, new in each test: every day from nine to twelve. */
  readonly pim: { readonly browser: Browser; readonly email: string }
  /** Sends a booking, each time from a new IP address. */
  book(body: unknown, from?: { readonly key?: string; readonly browser?: Browser }): Promise<Answer>
  /** Makes a visitor's booking. */
  booked(
    startsAt?: string,
    change?: Record<string, unknown>,
  ): Promise<MadeBooking['booking'] & Held & { readonly email: string }>
  /** The times that a visitor is offered; on the Wednesday unless the query says otherwise. */
  slots(query?: Record<string, string>): Promise<FreeSlotList>
  /** Uses the link of a booking in a browser without a session. */
  withLink(
    endpoint: 'readBooking' | 'moveBooking' | 'cancelBooking',
    held: Held,
    body?: unknown,
  ): Promise<Answer>
}

/** The app with one bookable member of staff. Each test begins without bookings or e-mails. Call it at the top of a test file. */
export async function bookingDesk(): Promise<BookingDesk> {
  const server = await testApp()
  const start = server.time.now
  const pim = { browser: server.browser(), email: '' }
  beforeEach(async () => {
    await server.runJobs()
    server.time.now = start
    await asSuperuser(server.database, 'delete from booking')
    await asSuperuser(server.database, 'delete from availability')
    server.mail.received.length = 0
    Object.assign(pim, await bookableStaff(server))
  })

  let networks = 0
  const book: BookingDesk['book'] = (body, { key, browser = server.browser() } = {}) => {
    networks++
    return browser.call('makeBooking', {
      body,
      ip: `10.${Math.floor(networks / 250)}.7.${networks % 250}`,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  }
  return {
    server,
    pim,
    book,
    async booked(startsAt = nine, change = {}) {
      const wish = slotWish(startsAt, change)
      const { status, body } = await book(wish)
      expect(status).toBe(201)
      const { booking, token } = body as MadeBooking
      return { ...booking, token, email: wish.email }
    },
    async slots(query = {}) {
      const wednesday = { type: 'meeting', from: '2026-03-04', to: '2026-03-04' }
      const answer = await server.browser().call('listFreeSlots', { query: { ...wednesday, ...query } })
      return answer.body as FreeSlotList
    },
    withLink: (endpoint, held, body) =>
      server.browser().call(endpoint, {
        params: { bookingId: held.id },
        headers: { 'booking-token': held.token },
        ...(body === undefined ? {} : { body }),
      }),
  }
}
