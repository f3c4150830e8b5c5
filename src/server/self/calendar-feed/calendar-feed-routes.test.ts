import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredDocument } from '#contract/self/own-document.ts'
import { withMove, withState } from '#core/plan/change-plan.ts'
import { noPlan, type Plan } from '#core/plan/plan.ts'
import { enrol, remindWeekly } from '#core/programme/follow-programme.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { feedOf, fetchesFeed, makeFeed as make, tokenIn } from '#test/factories/calendar-feed.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'

const server = await testApp()
beforeEach(() => {
  server.time.now = new Date('2026-10-20T22:30:00Z')
})

const fetchFeed = fetchesFeed(server)

async function keep(browser: Browser, plan: Plan): Promise<void> {
  const { version } = (await browser.call('readMyPlan')).body as StoredDocument
  const answer = await browser.call('writeMyPlan', { body: { version, document: plan } })
  if (answer.status !== 200) throw new Error(`The plan was answered with ${answer.status}`)
}

/** Walks on Fridays and Mondays across the change to winter time. */
const walks = sampleEntry({
  id: randomUUID(),
  action: 'own',
  title: 'Gå till terapeuten',
  first: '2026-10-23',
  time: '08:00',
  weekly: { on: [5, 1], weeks: 2 },
})
const plan: Plan = { ...noPlan, entries: [walks] }

/** A feed as a foreign calendar program reads it. */
function readByOthers(file: string): { titles: string[]; times: string[] } {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone !== null) ICAL.TimezoneService.register(zone)
  const components = calendar.getAllSubcomponents('vevent')
  const [moved, events] = [true, false].map((exception) =>
    components.filter((one) => one.hasProperty('recurrence-id') === exception),
  )
  const times = (events ?? []).flatMap((one) => {
    const exceptions = (moved ?? []).map((other) => new ICAL.Event(other))
    const event = new ICAL.Event(one, { exceptions })
    const all = event.iterator()
    const read: string[] = []
    for (let next = all.next(); next; next = all.next()) {
      read.push(event.getOccurrenceDetails(next).startDate.toJSDate().toISOString())
    }
    return read
  })
  return { titles: (events ?? []).map((one) => String(one.getFirstPropertyValue('summary'))), times }
}

describe('a calendar feed', () => {
  it('opens in another program with the right hours across the clock change, and says nothing of what it is', async () => {
    const browser = await signedIn(server)
    await keep(browser, plan)
    const { status, made } = await make(browser)
    expect(status).toBe(201)
    expect(made.address).toMatch(/^http:\/\/localhost:3000\/api\/v1\/calendar-feed\.ics\?token=[\w-]{43}$/)
    const feed = await fetchFeed(tokenIn(made.address))
    expect(feed.status).toBe(200)
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(feed.headers['cache-control']).toBe('no-store')
    expect(readByOthers(feed.text)).toEqual({
      titles: ['Egen tid'],
      times: [
        '2026-10-23T06:00:00.000Z',
        '2026-10-26T07:00:00.000Z',
        '2026-10-30T07:00:00.000Z',
        '2026-11-02T07:00:00.000Z',
      ],
    })
    expect(feed.text).not.toContain('terapeut')
  })

  it('says what it is to those who chose so', async () => {
    const browser = await signedIn(server)
    await keep(browser, plan)
    const { made } = await make(browser, true)
    expect(readByOthers((await fetchFeed(tokenIn(made.address))).text).titles).toEqual(['Gå till terapeuten'])
    const chosen = sampleEntry({ id: randomUUID(), action: 'exhaustion.daylight' })
    await keep(browser, { ...plan, entries: [chosen, sampleEntry({ id: randomUUID() })] })
    const titles = (await fetchFeed(tokenIn(made.address))).text.match(/(?<=SUMMARY:).*/g)
    expect(titles?.map((title) => title.trim())).toEqual(['Gå ut i dagsljus', 'Promenad'])
  })

  // cases/calendar-feed-without-name
  it('has a name that tells nothing, in the person’s language, and says how often it is fetched', async () => {
    for (const [language, name] of [
      ['sv', 'Egen tid'],
      ['en', 'Personal time'],
    ] as const) {
      const email = `${randomUUID()}@example.com`
      await ensurePerson(server.deps, { email, language })
      const browser = await signedIn(server, { email })
      await keep(browser, plan)
      for (const titled of [false, true]) {
        const { text } = await fetchFeed(tokenIn((await make(browser, titled)).made.address))
        const lines = text.slice(0, text.indexOf('BEGIN:VTIMEZONE')).split('\r\n')
        expect(lines).toEqual(expect.arrayContaining([`NAME:${name}`, `X-WR-CALNAME:${name}`]))
        expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H')
        expect(lines).toContain('X-PUBLISHED-TTL:PT4H')
      }
    }
  })

  it('is not sent again to a program that has it, by whatever way its tag has come', async () => {
    const browser = await signedIn(server)
    await keep(browser, plan)
    const token = tokenIn((await make(browser)).made.address)
    const tag = String((await fetchFeed(token)).headers.etag)
    for (const known of [`W/${tag}`, `"other", ${tag}`, `"other",W/${tag}`, '*'])
      expect(await fetchFeed(token, { 'if-none-match': known })).toMatchObject({ status: 304, text: '' })
    for (const other of ['"other"', 'W/"other"', tag.slice(1, -1)])
      expect((await fetchFeed(token, { 'if-none-match': other })).status).toBe(200)
  })

  it('follows the plan: what is skipped goes, what is moved moves, and its tag tells that it has changed', async () => {
    const browser = await signedIn(server)
    await keep(browser, plan)
    const token = tokenIn((await make(browser)).made.address)
    const first = await fetchFeed(token)
    const tag = String(first.headers.etag)
    expect(await fetchFeed(token, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
    const later = new Date('2026-10-21T08:00:00Z')
    const skipped = withState(plan, walks.id, '2026-10-23', 'skipped', later)
    await keep(
      browser,
      withMove(skipped, walks.id, '2026-10-26', { day: '2026-10-27', time: '09:00' }, later),
    )
    const second = await fetchFeed(token, { 'if-none-match': tag })
    expect(second.status).toBe(200)
    expect(second.headers.etag).not.toBe(tag)
    expect(readByOthers(second.text).times).toEqual([
      '2026-10-27T08:00:00.000Z',
      '2026-10-30T07:00:00.000Z',
      '2026-11-02T07:00:00.000Z',
    ])
  })

  it('has the coming days of the recovery programme, by the same rule of saying nothing', async () => {
    const browser = await signedIn(server)
    const document = { ...emptyRecovery, run: 1, startedOn: '2026-10-20', remindAt: '09:00' }
    const written = await browser.call('writeMyRecoveryProgramme', { body: { version: 0, document } })
    expect(written.status).toBe(200)
    const quiet = (await fetchFeed(tokenIn((await make(browser)).made.address))).text
    expect(readByOthers(quiet).titles).toEqual(Array.from({ length: 14 }, () => 'Egen tid'))
    expect(quiet).toContain('DTSTART;TZID=Europe/Stockholm:20261025T090000')
    const named = (await fetchFeed(tokenIn((await make(browser, true)).made.address))).text
    expect(readByOthers(named).titles[0]).toBe('Återhämtningsprogrammet')
  })

  it('has the coming weeks of the stress-management programme', async () => {
    const browser = await signedIn(server)
    const document = remindWeekly(enrol(emptyProgramme, '2026-10-19'), { weekday: 2, time: '19:00' })
    const written = await browser.call('writeMyStressProgramme', { body: { version: 0, document } })
    expect(written.status).toBe(200)
    const named = (await fetchFeed(tokenIn((await make(browser, true)).made.address))).text
    expect(readByOthers(named).titles).toEqual(Array.from({ length: 4 }, () => 'Stresshanteringsprogrammet'))
    const links = (file: string) =>
      new Set(
        new ICAL.Component(ICAL.parse(file))
          .getAllSubcomponents('vevent')
          .map((one) => String(one.getFirstPropertyValue('url')).replace(/^https?:\/\/[^/]+/, '')),
      )
    expect(links(named)).toEqual(new Set(['/stresshanteringsprogram/welcome#fortsatt']))
    // A calendar without titles does not reveal them by its links either.
    const quiet = (await fetchFeed(tokenIn((await make(browser)).made.address))).text
    expect(links(quiet)).toEqual(new Set(['/hem']))
    expect(quiet).not.toContain('stresshantering')
  })

  it('is in the export of the account, with the mail to come and the mail switched off', async () => {
    const browser = await signedIn(server)
    await keep(browser, { ...plan, mail: { on: true, at: '2026-10-20T22:00:00Z' } })
    const { made } = await make(browser)
    await browser.call('chooseMyMail', { body: { refused: ['weekly-review'] } })
    const exported = await browser.call('exportMe')
    expect(exported.body).toMatchObject({
      mail: { refused: ['weekly-review'] },
      calendarFeed: { titled: false, fetchedOn: null },
    })
    expect((exported.body as { mail: { due: unknown[] } }).mail.due).toContainEqual({
      kind: 'plan-reminder',
      at: '2026-10-23T05:50:00.000Z',
    })
    expect(exported.text).not.toContain(tokenIn(made.address))
  })

  it('of somebody without a plan is an empty calendar', async () => {
    const { made } = await make(await signedIn(server))
    const feed = await fetchFeed(tokenIn(made.address))
    expect(feed.status).toBe(200)
    expect(readByOthers(feed.text).times).toEqual([])
  })

  it('tells its person since when it is there and the last day it was fetched, in Stockholm time', async () => {
    const browser = await signedIn(server)
    expect(await feedOf(browser)).toEqual({ feed: null })
    const { made } = await make(browser)
    expect(await feedOf(browser)).toEqual({
      feed: { titled: false, madeAt: '2026-10-20T22:30:00.000Z', fetchedOn: null },
    })
    await fetchFeed(tokenIn(made.address))
    expect(await feedOf(browser)).toMatchObject({ feed: { fetchedOn: '2026-10-21' } })
    expect(JSON.stringify(await feedOf(browser))).not.toContain('token')
  })

  it('asked for twice with the same key is made once; with another key it takes the place of the first', async () => {
    const browser = await signedIn(server)
    const key = randomUUID()
    const { made } = await make(browser, false, key)
    server.time.now = new Date('2026-10-21T08:00:00Z')
    expect((await make(browser, false, key)).made).toEqual(made)
    const other = await make(browser)
    expect(other.made.address).not.toBe(made.address)
    expect((await fetchFeed(tokenIn(made.address))).status).toBe(404)
    expect((await fetchFeed(tokenIn(other.made.address))).status).toBe(200)
    expect((await make(await signedIn(server), false, key)).made.address).not.toBe(made.address)
  })
})
