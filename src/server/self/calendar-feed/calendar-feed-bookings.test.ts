import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish, slotWish } from '#test/factories/bookings.ts'
import { fetchesFeed, makeFeed as make, tokenIn } from '#test/factories/calendar-feed.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const fetchFeed = fetchesFeed(server)
beforeEach(async () => {
  await server.runJobs()
  server.time.now = new Date('2026-10-20T22:30:00Z')
  await asSuperuser(server.database, 'delete from booking')
  await asSuperuser(server.database, 'delete from availability')
})

describe('times that somebody has booked in the account', () => {
  const nine = '2026-10-22T07:00:00.000Z'
  const ten = '2026-10-22T08:00:00.000Z'

  /** The fields of each entry that another calendar program reads. */
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one)
      const { uid, sequence, summary, location } = event
      const starts = event.startDate.toJSDate().toISOString()
      return { uid, sequence, summary, location, starts, minutes: event.duration.toSeconds() / 60 }
    })

  let networks = 0
  async function book(browser: Browser, wish: object) {
    networks++
    const answer = await browser.call('makeBooking', { body: wish, ip: `10.9.0.${networks}` })
    if (answer.status !== 201) throw new Error(`Not booked: ${answer.status} ${answer.text}`)
    return (answer.body as MadeBooking).booking
  }

  it('are in the feed, follow a change under the same name with the next number, and go when cancelled', async () => {
    await bookableStaff(server)
    const browser = await signedIn(server)
    const { id } = await book(browser, slotWish(nine, { type: 'support', email: undefined }))
    const token = tokenIn((await make(browser)).made.address)
    const first = await fetchFeed(token)
    const event = { uid: `booking-${id}@andrum`, summary: 'Egen tid', minutes: 30, location: null }
    expect(eventsIn(first.text)).toEqual([{ ...event, sequence: 0, starts: nine }])
    expect(first.text).not.toMatch(/stöd|pim|mote\.example/i)
    const tag = String(first.headers.etag)
    expect((await fetchFeed(token, { 'if-none-match': tag })).status).toBe(304)

    server.time.now = new Date('2026-10-21T08:00:00Z')
    const params = { bookingId: id }
    const moved = await browser.call('moveBooking', { params, body: { startsAt: ten, version: 0 } })
    expect(moved.status).toBe(200)
    const second = await fetchFeed(token, { 'if-none-match': tag })
    expect(eventsIn(second.text)).toEqual([{ ...event, sequence: 1, starts: ten }])
    expect(second.text).toContain('METHOD:PUBLISH')

    await browser.call('cancelBooking', { params })
    const third = await fetchFeed(token, { 'if-none-match': String(second.headers.etag) })
    expect([third.status, eventsIn(third.text)]).toEqual([200, []])
    expect(third.text).toContain('METHOD:PUBLISH')
  })

  it('are called what the file in the mail calls them, for those who chose titles: the same event', async () => {
    const email = `${randomUUID()}@example.com`
    const pim = await bookableStaff(server)
    const browser = await signedIn(server, { email })
    const { id } = await book(browser, slotWish(nine, { type: 'assessment', email: undefined }))
    const lecture = await book(browser, lectureWish({ email: undefined }))
    const token = tokenIn((await make(browser, true)).made.address)
    // A requested lecture has no time yet.
    expect(eventsIn((await fetchFeed(token)).text)).toMatchObject([
      { uid: `booking-${id}@andrum`, summary: 'Bokad tid', location: 'https://mote.example/pim' },
    ])
    const confirmed = await pim.browser.call('confirmLecture', {
      params: { bookingId: lecture.id },
      body: { startsAt: '2026-11-03T08:00:00.000Z', minutes: 90, version: 0 },
    })
    expect(confirmed.status).toBe(200)
    await server.runJobs()
    const files = server.mail.receivedBy(email).flatMap(({ attachments }) => attachments)
    const feed = eventsIn((await fetchFeed(token)).text)
    expect(feed.map(({ summary }) => summary).sort()).toEqual(['Bokad tid', 'Föreläsning'])
    expect(files.flatMap(({ text }) => eventsIn(text)).sort((a, b) => a.uid.localeCompare(b.uid))).toEqual(
      feed.sort((a, b) => a.uid.localeCompare(b.uid)),
    )
  })

  it('of somebody else, or booked without signing in, are in nobody’s feed', async () => {
    await bookableStaff(server)
    const email = `${randomUUID()}@example.com`
    const browser = await signedIn(server, { email })
    await book(server.browser(), slotWish(nine, { email }))
    await book(await signedIn(server), slotWish(ten))
    const { made } = await make(browser)
    expect(eventsIn((await fetchFeed(tokenIn(made.address))).text)).toEqual([])
  })
})
