import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { feedOf, fetchesFeed, makeFeed as make, tokenIn } from '#test/factories/calendar-feed.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const fetchFeed = fetchesFeed(server)

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
    // The latest key still gets the first answer.
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
    // In waves, not all at once: a request that waits ten seconds for a connection is refused, and a slow machine needs longer
    // for 1200.
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
