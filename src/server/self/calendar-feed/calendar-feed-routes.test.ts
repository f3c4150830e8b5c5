import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import type { KeptDocument } from '#contract/self/own-document.ts'
import { withMove, withState } from '#core/plan/change-plan.ts'
import { noPlan, type Plan } from '#core/plan/plan.ts'
import { enrol, remindWeekly } from '#core/programme/follow-programme.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { fetchesFeed, makeFeed as make, tokenIn } from '#test/factories/calendar-feed.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'

const server = await testApp()
beforeEach(() => {
  server.time.now = new Date('2026-10-20T22:30:00Z')
})

const fetchFeed = fetchesFeed(server)
const feedOf = async (browser: Browser) => (await browser.call('readMyCalendarFeed')).body

async function keep(browser: Browser, plan: Plan): Promise<void> {
  const { version } = (await browser.call('readMyPlan')).body as KeptDocument
  const answer = await browser.call('writeMyPlan', { body: { version, document: plan } })
  if (answer.status !== 200) throw new Error(`The plan was answered with ${answer.status}`)
}

/** Walks on Fridays and Mondays over the change to winter time. */
const walks = sampleEntry({
  id: randomUUID(),
  action: 'own',
  title: 'Gå till terapeuten',
  first: '2026-10-23',
  time: '08:00',
  weekly: { on: [5, 1], weeks: 2 },
})
const plan: Plan = { ...noPlan, entries: [walks] }

/** What a calendar program that is not ours makes of a feed. */
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
    // A calendar that says nothing of what it is does not say it by its links either.
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

describe('an old wish sent once more', () => {
  const conflict = { status: 409, body: { code: 'idempotency-conflict' } }

  it('does not bring back an address that was taken back', async () => {
    const browser = await signedIn(server)
    const key = randomUUID()
    const token = tokenIn((await make(browser, false, key)).made.address)
    await browser.call('removeMyCalendarFeed')
    const again = await make(browser, false, key)
    expect(again).toMatchObject(conflict)
    expect(again.text).not.toContain(token)
    expect(await feedOf(browser)).toEqual({ feed: null })
    expect((await fetchFeed(token)).status).toBe(404)
    expect((await make(browser)).status).toBe(201)
  })

  it('does not put a replaced address in the place of the one that replaced it', async () => {
    const browser = await signedIn(server)
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    const tokens: string[] = []
    for (const key of keys) tokens.push(tokenIn((await make(browser, true, key)).made.address))
    const before = await feedOf(browser)
    for (const key of keys.slice(0, 2)) expect(await make(browser, true, key)).toMatchObject(conflict)
    expect(await feedOf(browser)).toEqual(before)
    const statuses = []
    for (const token of tokens) statuses.push((await fetchFeed(token)).status)
    expect(statuses).toEqual([404, 404, 200])
    // The latest is still answered as the first time.
    expect(tokenIn((await make(browser, true, keys[2])).made.address)).toBe(tokens[2])
  })

  it('leaves nothing behind when the account is erased', async () => {
    const browser = await signedIn(server)
    await make(browser)
    await make(browser)
    await browser.call('removeMyCalendarFeed')
    await make(browser)
    const { id } = ((await browser.call('readMe')).body as Me).person
    const left = () =>
      asSuperuser(server.database, 'select from retired_calendar_feed where person_id = $1', [id])
    expect(await left()).toHaveLength(2)
    expect((await browser.call('eraseMe')).status).toBe(204)
    expect(await left()).toEqual([])
  })
})

describe('an address that opens nothing', () => {
  it('is answered alike, whether it was guessed, is no address, was taken back, replaced, or its account erased', async () => {
    const [removed, replaced, erased] = [
      await signedIn(server),
      await signedIn(server),
      await signedIn(server),
    ]
    const tokens: string[] = []
    for (const browser of [removed, replaced, erased])
      tokens.push(tokenIn((await make(browser)).made.address))
    expect((await removed.call('removeMyCalendarFeed')).status).toBe(204)
    expect((await removed.call('removeMyCalendarFeed')).status).toBe(204)
    await make(replaced)
    await erased.call('eraseMe')
    const guessed = 'A'.repeat(43)
    const address = '/api/v1/calendar-feed.ics'
    const urls = [
      ...[...tokens, guessed, 'x', '', 'å', "' or true --", 'x'.repeat(5000)].map(
        (token) => `${address}?token=${encodeURIComponent(token)}`,
      ),
      address,
      `${address}?token=a&token=b`,
      `${address}?token=${guessed}&other=1`,
      `${address}?tokens=${guessed}`,
    ]
    const answers = await Promise.all(urls.map((url) => server.browser().send({ method: 'GET', url })))
    for (const [index, { status, text, headers }] of answers.entries()) {
      expect([urls[index], status, text]).toEqual([urls[index], 404, answers[0]?.text])
      expect(headers['content-type']).toBe(answers[0]?.headers['content-type'])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('stops being asked for by one network after a while, as everywhere that anybody may ask', async () => {
    const ip = '203.0.113.7'
    const ask = () => server.browser().call('readCalendarFeed', { query: { token: 'A'.repeat(43) }, ip })
    // Not all at once: anyone who waits ten seconds for a connection is told so, and a slow machine needs longer for
    // 1200.
    for (let wave = 0; wave < 12; wave++) await Promise.all(Array.from({ length: 100 }, ask))
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  })
})

it('neither the log nor the database ever has the secret', async () => {
  const browser = await signedIn(server)
  const token = tokenIn((await make(browser)).made.address)
  await fetchFeed(token)
  await fetchFeed(`${token.slice(0, 42)}!`)
  const rows = await asSuperuser<{ row: string }>(
    server.database,
    'select f::text as row from calendar_feed f',
  )
  expect(JSON.stringify([server.log, rows])).not.toContain(token.slice(0, 20))
})
